// Names of a JavaScript program: of its arrays and routines, and of the variables of each routine.

import type { Region, RegionParam, Routine, Var } from "../code/code.ts";
import { effectsOfRoutine } from "../code/effects.ts";
import type { AddressOf } from "../code/linear.ts";
import type { RoutineName, TableFormula } from "../context.ts";

/** The state, in every routine that uses it. */
const STATE = "S";

/** Smallest length at which V8 stores a typed array off-heap, so that compiled code can embed its address. */
export const MIN_OFF_HEAP_LENGTH = 17;

/** How a program is written. */
interface ProgramWriting {
  /** Whether the program checks that each index is inside of its region. */
  readonly isChecked?: boolean;
  readonly hasLocalArrays?: boolean;
  /** Routines that a host or a table of the program knows by a name. */
  readonly routines?: ReadonlyMap<Routine, RoutineName>;
  /** Arrays that every program has. */
  readonly regions?: ReadonlyMap<Region, string>;
  /** How programs compute constants that are long to write down. */
  readonly formulas?: ReadonlyMap<Region, TableFormula>;
}

export class ProgramNames {
  readonly addressOf: AddressOf;
  readonly isChecked: boolean;
  /**
   * Whether routines with a loop name the arrays that they use before it. Arrays are constants around
   * routines: V8 reads those before it looks at what is done with them, and so knows where an array is and
   * how long it is; in a loop it looks the other way round, and then asks at each use.
   */
  readonly hasLocalArrays: boolean;
  /** Declarations of the arrays that have been named. */
  readonly arrays: string[] = [];
  /** Routines that have been named here, and whose functions are not written yet. */
  readonly waiting: Routine[] = [];
  private readonly given: ReadonlyMap<Routine, RoutineName>;
  private readonly formulas: ReadonlyMap<Region, TableFormula>;
  private readonly names: Map<Region | Routine, string>;
  private readonly tables = new Map<string, string>();
  private made = 0;

  constructor(addressOf: AddressOf, writing: ProgramWriting = {}) {
    this.addressOf = addressOf;
    this.isChecked = writing.isChecked ?? false;
    this.hasLocalArrays = writing.hasLocalArrays ?? false;
    this.given = writing.routines ?? new Map();
    this.formulas = writing.formulas ?? new Map();
    this.names = new Map(writing.regions);
  }

  routine(routine: Routine): string {
    const known = routine.host ?? this.given.get(routine);
    if (known !== undefined) return known.name;
    return this.name(routine, routine.name, () => {
      this.waiting.push(routine);
    });
  }

  array(region: Region): string {
    switch (region.kind) {
      case "state":
        return STATE;
      case "scratch":
        return this.name(region, `G${region.name}`, (name) =>
          this.addArray(name, newArray(region.length)),
        );
      case "constants":
        return this.constants(region);
      default:
        return region satisfies never;
    }
  }

  private constants(region: Region & { readonly kind: "constants" }): string {
    const formula = this.formulas.get(region);
    if (formula === undefined) return this.table(region.name, region.numbers);
    return this.name(region, `K${region.name}`, (name) => {
      const args = [...formula.of.map((one) => this.array(one)), ...formula.args];
      this.addArray(name, `${formula.by}(${args.join(",")})`);
    });
  }

  /** An array of constants; equal ones share a name. */
  table(hint: string, numbers: readonly number[]): string {
    const text = numbers.join(",");
    const known = this.tables.get(text);
    if (known !== undefined) return known;
    const name = this.fresh(`K${hint}`);
    this.tables.set(text, name);
    const isTyped = numbers.length >= MIN_OFF_HEAP_LENGTH;
    this.addArray(name, isTyped ? `Int32Array.of(${text})` : `[${text}]`);
    return name;
  }

  /** The parameters of a routine for the state, before its own. */
  stateParams(routine: Routine): readonly string[] {
    const known = routine.host ?? this.given.get(routine);
    const takesState = known?.takesState ?? effectsOfRoutine(routine).usesState;
    return takesState ? [STATE] : [];
  }

  private name(of: Region | Routine, hint: string, onFirst: (name: string) => void): string {
    const known = this.names.get(of);
    if (known !== undefined) return known;
    const name = this.fresh(hint);
    this.names.set(of, name);
    onFirst(name);
    return name;
  }

  private addArray(name: string, value: string): void {
    this.arrays.push(`const ${name}=${value};`);
  }

  private fresh(hint: string): string {
    return `${lettersOf(hint)}_${this.made++}`;
  }
}

export class RoutineNames {
  readonly program: ProgramNames;
  /** Arrays that have a name of their own in this routine, by their names around it. */
  readonly localArrays = new Map<string, string>();
  private readonly names = new Map<Var | RegionParam, string>();
  private readonly isLocal: (array: string) => boolean;

  /** `isLocal` says which arrays get a name of their own. */
  constructor(program: ProgramNames, isLocal: (array: string) => boolean = () => false) {
    this.program = program;
    this.isLocal = isLocal;
  }

  variable(of: Var): string {
    return this.name(of);
  }

  array(region: Region | RegionParam): string {
    return region.kind === "param"
      ? this.regionParams(region)[0]
      : this.local(this.program.array(region));
  }

  table(hint: string, numbers: readonly number[]): string {
    return this.local(this.program.table(hint, numbers));
  }

  callArguments(routine: Routine, args: readonly string[]): string {
    const state = this.program.stateParams(routine).map((array) => this.local(array));
    return [...state, ...args].join(",");
  }

  private local(array: string): string {
    if (!this.isLocal(array)) return array;
    const name = `${array}_`;
    this.localArrays.set(array, name);
    return name;
  }

  /** The index at which a region begins in the array that is passed for it. */
  base(region: RegionParam): string {
    return this.regionParams(region)[1];
  }

  /** The parameters for a region: an array, and an index in it. */
  regionParams(region: RegionParam): readonly [array: string, base: string] {
    const name = this.name(region);
    return [`${name}S`, name];
  }

  private name(of: Var | RegionParam): string {
    const known = this.names.get(of) ?? `${letterOf(of.name)}$${this.names.size}`;
    this.names.set(of, known);
    return known;
  }
}

/** Room for some numbers, off the heap. */
function newArray(length: number): string {
  return `new Int32Array(${Math.max(length, MIN_OFF_HEAP_LENGTH)})`;
}

/** Names from sources reach JavaScript only as letters and digits. */
function lettersOf(hint: string): string {
  return hint.replace(/\W/g, "");
}

/**
 * Variables keep one letter of their name, or a tenth of a program would be names. The sign before their
 * number is another than for what a program names, so that neither hides the other.
 */
function letterOf(hint: string): string {
  return /[a-z]/i.exec(hint)?.[0].toLowerCase() ?? "v";
}
