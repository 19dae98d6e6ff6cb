export const validityText = { reset: "eine Stunde", invitation: "7 Tage" } as const;

export const profileText = {
  notYours: "Das können Sie nicht selbst ändern. Bitte wenden Sie sich an die Verwaltung Ihrer Kanzlei.",
};
