/** How long the link of a mail is good, as it is said there. */
export const validityText = { reset: "10 Minuten", invitation: "7 Tage" } as const;
