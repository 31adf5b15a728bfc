// What a match has of the coach: advice, and the review of its decisions. Loaded when it has begun.

import type { Play } from "../play/play.svelte.ts";
import { Coaching } from "./coaching.svelte.ts";
import { Reviewing } from "./reviewing.svelte.ts";

export class Coach {
  readonly play: Play;
  readonly coaching: Coaching;
  readonly reviewing: Reviewing;

  constructor(play: Play) {
    this.play = play;
    this.coaching = new Coaching(play);
    this.reviewing = new Reviewing(play);
  }
}
