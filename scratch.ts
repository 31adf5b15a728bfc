import { checkGame, differences } from "./src/dsl/index.ts";
import { rulesOf } from "./tests/support/rules-of.ts";
import { withRenamedLocals } from "./tests/support/renamed-locals.ts";
for (const g of process.argv.slice(2)) {
  const a = checkGame(rulesOf(g)).game!, r = checkGame(withRenamedLocals(rulesOf(g)));
  const b = r.game!; if (!b) { console.log(r.diagnostics[0]); continue; }
  for (const d of differences(a,b)) { const x=d.a!.fingerprint, y=d.b!.fingerprint; let i=0; while(x[i]===y[i]) i++; console.log(g, d.path, x.slice(i-60,i+60), "|||", y.slice(i-10,i+60)); }
}
