export const text = { unknown: "Diesen Eintrag gibt es hier nicht." };
