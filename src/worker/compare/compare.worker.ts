// The worker that compiles and compares rules; this chunk contains the parser.

import "../thread/sandbox.ts";
import { expose } from "comlink";
import { IncrementalCompiler } from "../../dsl/index.ts";
import { CompareService } from "./compare-service.ts";

expose(new CompareService(new IncrementalCompiler()));
