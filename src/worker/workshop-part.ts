// What the thread of a workshop does: it compiles and plays an author's rules.

import { expose } from "comlink";
import { sayAlive } from "./alive.ts";
import { Workshop } from "./workshop.ts";

expose(new Workshop());
sayAlive();
