// Everything that only tables with a plan draw.

import "../places/styles/places.css";
import "../places/styles/places-low.css";
import "../../play/decision/place-answers.css";

export { default as Backs } from "../places/Backs.svelte";
export { default as Bands } from "../places/Bands.svelte";
export { default as Lanes } from "../places/Lanes.svelte";
export { default as Plan } from "../places/Plan.svelte";
