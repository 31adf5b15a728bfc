// Explains why a clicked thing cannot be used. Loaded on the first such click.

import type { Explanation, Meta, ParamMeta } from "../../dsl/index.ts";
import { tableHelpStringsOf } from "../../i18n/table-help/strings.ts";
import { lookOf } from "./look.ts";
import type { TableModel } from "./table-model.svelte.ts";
import { type BoardTarget, endIn, shared, zoneEnds } from "./targets.ts";

export interface ClickRefusal {
  /** The rules' reason against the action that fits the click best. */
  readonly explanation: Explanation | undefined;
  /** Message shown if the rules give no reason. */
  readonly note: string;
}

/** Returns why a clicked thing cannot be used now. */
export async function explainRefusal(stage: TableModel, thing: BoardTarget): Promise<ClickRefusal> {
  return { explanation: await explain(stage, thing), note: noteOn(stage, thing) };
}

function noteOn(stage: TableModel, thing: BoardTarget): string {
  const helpStrings = tableHelpStringsOf(stage.language);
  const player = stage.decision?.player;
  if (player === undefined) return stage.strings.turn.over;
  if (!stage.mayAct(player)) return helpStrings.notYourTurn(stage.names[player] ?? "");
  if (thing.owner !== shared && thing.owner !== player) {
    return helpStrings.notYours(stage.names[thing.owner] ?? "");
  }
  return helpStrings.nothingHere;
}

async function explain(stage: TableModel, thing: BoardTarget): Promise<Explanation | undefined> {
  const { decision, state } = stage;
  const { meta } = stage.game;
  if (decision === undefined || !stage.mayAct(decision.player)) return undefined;
  if (thing.owner !== shared && thing.owner !== decision.player) return undefined;
  const readings = decision.actions.flatMap((action) => {
    const own = argumentsFor(meta, action, thing);
    if (own === undefined) return [];
    const known = stage.selected.map((one) => argumentsFor(meta, action, one));
    const args: Record<string, number> = Object.assign({}, ...known, own);
    return [{ action, args, fit: known.filter((one) => one !== undefined).length }];
  });
  if (readings.length === 0) return undefined;
  readings.sort((a, b) => b.fit - a.fit);
  const game = await stage.whole();
  const explanations = readings.map(({ action, args }) => game.explain(state, action, args));
  const found = await Promise.all(explanations);
  return found.find(({ legal, reason }, i) => {
    const isLocked = unlocks(meta, readings[i]?.action).includes(reason?.need);
    return !legal && reason !== undefined && !isLocked;
  });
}

/** The needs without which an action is not offered. */
function unlocks({ moves }: Meta, action: string | undefined): readonly (string | undefined)[] {
  const found = moves.filter(({ id }) => id === action).map(({ unlock }) => unlock);
  return found.filter((need) => need !== undefined);
}

/**
 * Returns the arguments that a thing provides for an action, or `undefined` if the action has no
 * parameter for it. A lantern of row 6 provides `{ lantern: 12, row: 6 }` for an action that picks
 * it from there.
 */
export function argumentsFor(
  meta: Meta,
  action: string,
  thing: BoardTarget,
): Record<string, number> | undefined {
  if (thing.holder === "zone" && lookOf(meta, action).spot === meta.zones[thing.id]?.id) return {};
  for (const move of meta.moves.filter(({ id }) => id === action)) {
    for (const param of move.params) {
      const found = argumentFor(meta, lookOf(meta, action)[param.id], param, thing);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function argumentFor(
  meta: Meta,
  look: string | undefined,
  param: ParamMeta,
  thing: BoardTarget,
): Record<string, number> | undefined {
  const { source } = param;
  const end = endIn(look);
  if (end !== undefined && thing.end !== undefined && meta.zones[thing.id]?.id === end.zone)
    return { [param.id]: zoneEnds.indexOf(thing.end), [end.by]: thing.index ?? 0 };
  const isSource = source?.kind === thing.holder && source.id === thing.id;
  if (isSource && thing.value !== undefined) {
    const index = source.indexParam;
    if (index === undefined || thing.index === undefined) return { [param.id]: thing.value };
    return { [index]: thing.index, [param.id]: thing.value };
  }
  if (thing.end !== undefined) return undefined;
  const isLook = look !== undefined && thing.holder === "zone" && meta.zones[thing.id]?.id === look;
  return isLook && thing.index !== undefined ? { [param.id]: thing.index } : undefined;
}
