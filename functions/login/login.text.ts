export const validityText = { reset: "10 Minuten", invitation: "7 Tage" } as const;
