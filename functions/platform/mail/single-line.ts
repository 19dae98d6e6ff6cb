const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Marks that turn the reading direction: with them a subject can be made to look like another one. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text fit for a mail header: one line, no control characters. */
export const singleLine = (text: string): string => text.replace(DIRECTIONS, "").replace(BREAKS, " ").trim();
