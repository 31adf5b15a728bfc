// The thread in which an author's rules are compiled and played.

import "./locked.ts";
import { learnedOf } from "regel:learned";
import { expose } from "comlink";
import { sayAlive } from "./alive.ts";
import { Workshop } from "./workshop.ts";

expose(new Workshop(learnedOf));
sayAlive();
