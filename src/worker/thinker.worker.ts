// The thread in which opponents and the coach think; it brings the games that the build compiled.

import "./locked.ts";
import { gameOf } from "regel:games";
import { learnedOf } from "regel:learned";
import { expose } from "comlink";
import { sayAlive } from "./alive.ts";
import { Thinker } from "./thinker.ts";

expose(new Thinker(gameOf, learnedOf));
sayAlive();
