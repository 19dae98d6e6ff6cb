import { describe, expect, it } from "vitest";
import { weaknessOf } from "../../shared/login/password-rules.ts";

describe("a password", () => {
  it.each(["Aktenordner-im-Regal-12", "drei Affen am Fenster", "Zwölf Zöpfe!", "🦊🐢🦉🐝🐧🐙🦔🐞🦁🐌🐡🦜"])(
    "%s is good",
    (password) => {
      expect(weaknessOf(password, ["anna.gruber"])).toBeUndefined();
    },
  );

  it.each(["", "Kurz-1234", "elf Zeichen"])("%s is too short", (password) => {
    expect(weaknessOf(password)).toBe("short");
  });

  it.each([
    "Passwort1234!",
    "Kennwort2026!!",
    "123456789012",
    "abcdefghijklmnop",
    "zyxwvutsrqpo",
    "aaaaaaaaaaaa",
    "qwertzqwertz",
    "Sommer2026Sommer",
    "Kanzleiportal1",
    "anna.gruber2026",
    "ANNA.GRUBER-1234",
  ])("%s is what others would try first", (password) => {
    expect(weaknessOf(password, ["anna.gruber"])).toBe("common");
  });
});
