// Types of `headers.js`, for tests.

interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export function readHeaders(text: string): HeaderRule[];
export function headersOf(rules: readonly HeaderRule[], address: string): Map<string, string>;
