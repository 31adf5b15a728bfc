// Characters that nobody sees in a text.

/** Signs that would move the cursor, start colours or turn the direction of writing. */
export const controlCharacters = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
