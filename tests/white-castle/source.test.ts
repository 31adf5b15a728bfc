// Every statement of the rules page has its rules, or a reason for being left out.

import { testStatements } from "../rulebook/statements.ts";
import statements from "./source.json" with { type: "json" };

testStatements("white-castle", statements);
