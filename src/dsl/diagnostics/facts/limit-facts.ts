// Facts of rules that exceed size limits; they are rejected before code is generated.

export interface LimitFacts {
  "too-many-kinds": { name: string; most: number };
  "too-many-costs": { name: string; most: number };
  "too-much-to-hold": { name: string; found: number; all: number; most: number };
  "too-much-to-check": { unit: "steps" | "levels" | "names"; most: number };
  "too-much-work": { name: string; most: number };
}
