// Entry point of the worker that compiles and plays an author's rules.

import { learnedOf } from "regel:learned";
import { expose } from "comlink";
import { signalReady } from "../thread/ready-signal.ts";
import { PlaygroundService } from "./playground-service.ts";

expose(new PlaygroundService(learnedOf));
signalReady();
