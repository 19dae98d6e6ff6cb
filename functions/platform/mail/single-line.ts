const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Marks that turn the reading direction could disguise a subject. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

export const singleLine = (text: string): string => text.replace(DIRECTIONS, "").replace(BREAKS, " ").trim();
