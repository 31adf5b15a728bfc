// Apart from the reading of messages, which a page loads only when there is one.

/** Key of a message in the part of an address after `#`, which no server gets. */
export const turnKey = "turn";
