// Equal routines, which a program needs only once.

import type { Routine } from "./code.ts";
import { type FormPart, RoutineForm } from "./routine-form.ts";

/** Routines of which no two are equal. */
export class EqualRoutines {
  private readonly known = new Map<number, RoutineForm[]>();
  private readonly numbers = new Map<FormPart, number>();

  /** A routine that was given before and does the same in the same way, or else this one. */
  sharedWith(routine: Routine): Routine {
    const form = new RoutineForm(routine, (reference) => reference);
    const hash = this.hashOf(form);
    const alike = this.known.get(hash) ?? [];
    this.known.set(hash, alike);
    const equal = alike.find((one) => isEqual(one, form));
    if (equal === undefined) alike.push(form);
    return equal?.routine ?? routine;
  }

  private hashOf({ parts }: RoutineForm): number {
    return parts.reduce<number>((hash, part) => (Math.imul(hash, 31) + this.numberOf(part)) | 0, 0);
  }

  private numberOf(part: FormPart): number {
    if (typeof part === "number") return part;
    const number = this.numbers.get(part) ?? this.numbers.size;
    this.numbers.set(part, number);
    return number;
  }
}

function isEqual({ parts: ones }: RoutineForm, { parts: others }: RoutineForm): boolean {
  return ones.length === others.length && ones.every((part, i) => part === others[i]);
}
