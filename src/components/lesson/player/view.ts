// What every part of a lesson gets from the player.

import type { Snippet } from "svelte";
import type { LaidZones } from "../laid-zones.ts";
import type { PartPlace } from "./place.ts";

export interface PartView {
  /** The place in the lesson, in words. */
  readonly kick: string;
  readonly vignette: Snippet | undefined;
  /** What lies in the middle of a table when a match begins. */
  readonly laid: LaidZones;
  /** Where the reader left this part. */
  readonly place: PartPlace | undefined;
  readonly onplace: (place: PartPlace) => void;
  readonly onsolved: () => void;
  readonly onnext: () => void;
}
