// What the thread of a workshop does: it compiles and plays an author's rules.

import { learnedOf } from "regel:learned";
import { expose } from "comlink";
import { sayAlive } from "../thread/ready-signal.ts";
import { Workshop } from "./playground-service.ts";

expose(new Workshop(learnedOf));
sayAlive();
