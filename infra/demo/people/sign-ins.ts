/** Local runs only: a portal in AWS has none of them. */
export const signIns = {
  admin: { username: "admin", password: "Schluesselbund-am-Haken-7" },
  redaktion: { username: "redaktion", password: "Druckerschwaerze-und-Kaffee-3" },
  mitarbeiter: { username: "mitarbeiter", password: "Aktenordner-im-Regal-12" },
} as const;

export const colleaguesPassword = "Kopierpapier-im-Keller-5";
