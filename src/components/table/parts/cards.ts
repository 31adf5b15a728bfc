// Everything that only tables with cards draw.

export { default as Card } from "../../board/drawing/Card.svelte";
export { default as Below } from "../cards/Below.svelte";
export { default as CardStack } from "../cards/CardStack.svelte";
export { default as Piles } from "../cards/Piles.svelte";
export { default as Rows } from "../cards/Rows.svelte";
export { default as SeatStacks } from "../cards/SeatStacks.svelte";
