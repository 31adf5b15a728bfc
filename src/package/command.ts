#!/usr/bin/env node
// The command `regel` of the package. Modules imported afterwards are compiled once for all runs,
// where this Node can do that.

import * as nodeModule from "node:module";

nodeModule.enableCompileCache?.();
await import("../cli/regel.ts");
