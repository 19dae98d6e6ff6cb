/** Who can sign in to a portal that runs on this machine. A portal in AWS has none of them. */
export const signIns = {
  admin: { username: "admin", password: "Schluesselbund-am-Haken-7" },
  redaktion: { username: "redaktion", password: "Druckerschwaerze-und-Kaffee-3" },
  mitarbeiter: { username: "mitarbeiter", password: "Aktenordner-im-Regal-12" },
} as const;

/** What all other seeded users sign in with. */
export const colleaguesPassword = "Kopierpapier-im-Keller-5";
