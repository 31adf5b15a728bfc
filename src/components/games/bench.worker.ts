// The thread that measures the games of this project.

import "../../worker/thread/sandbox.ts";
import { expose } from "comlink";
import { Bench } from "../../worker/bench.ts";
import { measuredGame } from "./measured.ts";

expose(new Bench(measuredGame));
