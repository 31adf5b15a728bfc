// Invisible characters.

/** Characters that would move the cursor, start colours or change the direction of writing. */
export const controlCharacters = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
