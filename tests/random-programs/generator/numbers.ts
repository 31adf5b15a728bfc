// Random numbers.

import { binderText } from "./binders.ts";
import { condition } from "./conditions.ts";
import { domain } from "./domains.ts";
import { callable, callText, fieldText, reference, value } from "./expressions.ts";
import { type AnyKind, fieldsOf, type Kind } from "./kinds.ts";
import type { Known, Scope } from "./scope.ts";
import { among, type NumberText, oneOf, type Way, type Writing, within } from "./ways.ts";

const player: Kind = { kind: "player" };

/** Numbers beyond these are brought within limits before they are kept. */
const LARGE = 20_000;

export function number(w: Writing, scope: Scope, depth: number): NumberText {
  const { random } = w;
  const ways: Way<NumberText>[] = [
    () => literal(w),
    () => storedNumber(w, scope, depth),
    () => storedNumber(w, scope, depth),
  ];
  if (depth > 0) {
    ways.push(
      () => reckoned(w, scope, depth - 1),
      () => reckoned(w, scope, depth - 1),
      () => (scope.isSetUp ? undefined : counted(w, scope, depth - 1)),
      () => (scope.isSetUp ? undefined : counted(w, scope, depth - 1)),
    );
  }
  const found = oneOf(w, ways);
  const isSmall = found.from >= -LARGE && found.to <= LARGE;
  if (isSmall) return found;
  const [from, to] = random.chance(0.5) ? [0, 6] : [-3, 9];
  return { text: within(w, found, { from, to }), from, to };
}

function literal({ random }: Writing): NumberText {
  const n = random.chance(0.15) ? -1 - random.below(3) : random.below(5);
  return { text: n < 0 ? `(${n})` : String(n), from: n, to: n };
}

/** Counters never hold more: gains are small, and there are few of them. */
const COUNTER: Pick<NumberText, "from" | "to"> = { from: -10_000, to: 10_000 };

function storedNumber(w: Writing, scope: Scope, depth: number): NumberText | undefined {
  const { world, random } = w;
  const numbers = <Thing extends { readonly kind: AnyKind }>(things: readonly Thing[]) =>
    things.filter(({ kind }) => kind.kind === "number");
  const limits = ({ kind }: { readonly kind: AnyKind }) =>
    kind.kind === "number" ? { from: kind.from, to: kind.to } : COUNTER;
  const known = among(w, numbers<Known>(scope.known));
  const option = among(w, numbers(world.options));
  const ways: Way<NumberText>[] = [
    () => known && { text: known.text, ...limits(known) },
    () => known && { text: known.text, ...limits(known) },
    () => option && { text: option.id, ...limits(option) },
    () => ({ text: "players", from: 1, to: 4 }),
  ];
  if (!scope.isSetUp) {
    const counter = among(w, world.counters);
    const mark = among(w, numbers(world.marks));
    const call = among(
      w,
      callable(w, scope, ({ kind }) => kind.kind === "number"),
    );
    const track = among(w, world.tracks);
    const whose = () => (scope.isOnce ? "you" : `(${value(w, scope, player, depth - 1)})`);
    const counters: Way<NumberText> = () =>
      counter && { text: reference(w, scope, counter, depth - 1), ...COUNTER };
    ways.push(
      counters,
      counters,
      () => mark && { text: reference(w, scope, mark, depth - 1), ...limits(mark) },
      () => {
        const text = depth > 0 ? callText(w, scope, call, depth - 1) : undefined;
        return text === undefined || call === undefined ? undefined : { text, ...limits(call) };
      },
      () => ({ text: "seat", from: 1, to: 5 }),
      () => ({ text: "your score", ...COUNTER }),
      () => (track ? { text: `(position of ${whose()} on ${track})`, from: -9, to: 9 } : undefined),
      () => (track ? { text: `(place of ${whose()} on ${track})`, from: 1, to: 5 } : undefined),
      () => fieldNumber(w, scope),
    );
  }
  const found = ways[random.below(ways.length)]?.();
  return found;
}

function fieldNumber(w: Writing, scope: Scope): NumberText | undefined {
  const limits = { from: 0, to: 0 };
  const text = fieldText(w, scope, ({ kind }) => {
    if (kind.kind !== "number") return false;
    limits.from = Math.min(limits.from, kind.from);
    limits.to = Math.max(limits.to, kind.to);
    return true;
  });
  return text === undefined ? undefined : { text, ...limits };
}

function reckoned(w: Writing, scope: Scope, depth: number): NumberText {
  const { random } = w;
  const [a, b] = [number(w, scope, depth), number(w, scope, depth)];
  const most = Math.max(Math.abs(a.from), Math.abs(a.to));
  const ways: Way<NumberText>[] = [
    () => ({ text: `(${a.text} + ${b.text})`, from: a.from + b.from, to: a.to + b.to }),
    () => ({ text: `(${a.text} - ${b.text})`, from: a.from - b.to, to: a.to - b.from }),
    () => {
      const corners = [a.from * b.from, a.from * b.to, a.to * b.from, a.to * b.to];
      const [from, to] = [Math.min(...corners), Math.max(...corners)];
      if (Math.max(-from, to) > 2 ** 30) return undefined;
      return { text: `(${a.text} * ${b.text})`, from, to };
    },
    () => ({ text: `(-${a.text})`, from: -a.to, to: -a.from }),
    () => {
      const rounded = random.of(["up", "down"]);
      return { text: `(${a.text} / ${b.text} rounded ${rounded})`, from: -most, to: most };
    },
    () => {
      const by = 1 + random.below(4);
      return { text: `(${a.text} mod ${by})`, from: 0, to: by - 1 };
    },
    () => {
      const [from, to] = [Math.min(0, b.from), Math.max(0, b.to)];
      return { text: `(${a.text} mod ${b.text})`, from, to };
    },
    () => ({
      text: `min(${a.text}, ${b.text})`,
      from: Math.min(a.from, b.from),
      to: Math.min(a.to, b.to),
    }),
    () => ({
      text: `max(${a.text}, ${b.text})`,
      from: Math.max(a.from, b.from),
      to: Math.max(a.to, b.to),
    }),
    () => ({ text: `abs(${a.text})`, from: 0, to: most }),
    () => ({
      text: `(if ${condition(w, scope, depth)} then ${a.text} else ${b.text})`,
      from: Math.min(a.from, b.from),
      to: Math.max(a.to, b.to),
    }),
  ];
  return oneOf(w, ways);
}

/** More than this is never gone through. */
const MANY = 60;

function counted(w: Writing, scope: Scope, depth: number): NumberText | undefined {
  const { world, random } = w;
  const upTo = (text: string, to = MANY): NumberText => ({ text: `(${text})`, from: 0, to });
  const zone = among(w, world.zones);
  const grid = among(w, world.grids);
  const place = random.chance(0.6) ? zone : grid;
  const placeText = (d: number) => place && reference(w, scope, place, d);
  const ways: Way<NumberText>[] = [
    () => zone && upTo(`size of ${reference(w, scope, zone, depth)}`),
    () => {
      const found = domain(w, scope, depth);
      return found.element.kind === "line" || found.how !== undefined
        ? undefined
        : upTo(`size of ${found.text}`);
    },
    () => {
      if (place === undefined) return undefined;
      return upTo(`number of (${value(w, scope, place.element, depth)}) in ${placeText(depth)}`);
    },
    () => {
      if (place?.element.kind !== "piece") return undefined;
      const family = random.of(world.families.filter(({ pieces }) => pieces.length > 0));
      return upTo(`number of ${family.id} in ${placeText(depth)}`);
    },
    () => binderText(w, scope, depth, (bind) => upTo(`number of ${bind}`)),
    () => binderText(w, scope, depth, (bind) => upTo(`number of ${bind}`)),
    () =>
      binderText(w, scope, depth, (bind, inner) => {
        const of = number(w, inner, depth);
        const [from, to] = [Math.min(0, of.from * MANY), Math.max(0, of.to * MANY)];
        return { text: `(sum of ${of.text} for ${bind})`, from, to };
      }),
    () => {
      if (place?.element.kind !== "piece") return undefined;
      const field = among(
        w,
        fieldsOf(place.element.of).filter(({ kind }) => kind.kind !== "yesno"),
      );
      if (field === undefined) return undefined;
      return upTo(`number of different ${place.element.of.id}.${field.id} in ${placeText(depth)}`);
    },
    () => {
      const of = among(w, world.enums);
      return of && upTo(`size of ${value(w, scope, { kind: "set", of }, depth)}`, 31);
    },
    () => {
      const of = among(w, world.enums);
      return (
        of && upTo(`rank of ${value(w, scope, { kind: "enum", of }, depth)}`, of.members.length)
      );
    },
  ];
  return oneOf(w, ways);
}
