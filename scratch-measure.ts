import { IncrementalCompiler, differences, rulesOf as tell, ruleText } from "./src/dsl/index.ts";
import { applyMutant } from "./src/mutate/mutant.ts";
import { isSameProgram } from "./src/mutate/mutant-runner.ts";
import { createMutants } from "./src/mutate/mutants-of.ts";
import { rulesOf } from "./tests/support/rules-of.ts";
import { writeFileSync } from "node:fs";
const games = process.argv[2] ? [process.argv[2]] : ["classics/breakthrough","classics/connect-four","classics/hex","classics/pig","classics/tic-tac-toe","classics/yavalath","burgundy-dice","burgundy"];
for (const name of games) {
  const sources = rulesOf(name);
  const project = new IncrementalCompiler();
  const original = project.compile(sources);
  const rules = tell(original.game!);
  const texts = (l: "de"|"en", rs: any) => rs.map((r: any) => `${r.path}: ${r.title[l]} ${ruleText(r, l)}`).join("\n");
  const base = { de: texts("de", rules), en: texts("en", rules) };
  const prints = (rs: any) => rs.map((r: any) => [r.path, r.kind, r.fingerprint].join(" ")).join("\n");
  const basePrint = prints(rules);
  const entries = (rs: any) => JSON.stringify(rs.map((r: any) => [r.path, r.entries]));
  const baseEntries = entries(rules);
  const all = createMutants(sources, { variants: [], rules: [] });
  const out: string[] = []; let n = 0, same = 0, invalid = 0; const t = Date.now();
  for (const mutant of all) {
    const { game, compiled } = project.compile(applyMutant(sources, mutant));
    if (!game || !compiled) { invalid++; continue; }
    const isSame = isSameProgram(original.compiled!, compiled);
    const rs = tell(game);
    const p = prints(rs) !== basePrint;
    const e = entries(rs) !== baseEntries;
    if (isSame) { same++; if (p) out.push(`SAME-BUT-PRINT ${mutant.id}  ${mutant.before} -> ${mutant.edit.text}`); continue; }
    n++;
    const d = differences(original.game!, game).length > 0;
    const de = texts("de", rs) !== base.de, en = texts("en", rs) !== base.en;
    if (!d || !p) out.push(`T1/T4 ${mutant.id} ${mutant.before} -> ${mutant.edit.text}`);
    if (!e && (!de || !en)) out.push(`T2 ${de ? "" : "de"} ${en ? "" : "en"} ${mutant.id} ${mutant.before} -> ${mutant.edit.text}`);
  }
  console.log(`${name}: ${all.length} mutants, ${invalid} invalid, ${same} same, ${n} other; ${Date.now()-t} ms`);
  for (const line of out) console.log("  " + line);
}
