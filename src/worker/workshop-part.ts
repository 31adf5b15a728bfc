// What the thread of a workshop does: it compiles and plays an author's rules.

import { learnedOf } from "regel:learned";
import { expose } from "comlink";
import { sayAlive } from "./alive.ts";
import { Workshop } from "./workshop.ts";

expose(new Workshop(learnedOf));
sayAlive();
