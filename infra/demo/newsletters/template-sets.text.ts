export const templateSetNames = { green: "Ärztenews" } as const;
