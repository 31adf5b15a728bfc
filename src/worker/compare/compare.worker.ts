// The thread in which rules are compiled and compared; the parser lives in this chunk alone.

import "../thread/sandbox.ts";
import { expose } from "comlink";
import { IncrementalCompiler } from "../../dsl/index.ts";
import { CompareService } from "./compare-service.ts";

expose(new CompareService(new IncrementalCompiler()));
