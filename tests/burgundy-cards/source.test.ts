// Every statement of the article has its rules, or a reason for being left out.

import { testStatements } from "../rulebook/statements.ts";
import statements from "./source.json" with { type: "json" };

testStatements("burgundy-cards", statements);
