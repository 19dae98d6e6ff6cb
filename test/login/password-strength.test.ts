import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { acceptedStrengthOf as strengthOf } from "../../functions/login/new-password.ts";
import { signIns } from "../../infra/demo/people/sign-ins.ts";
import { wordsAround } from "../../shared/login/password-strength.ts";
import { password as passwordOfTests } from "./credentials.ts";

const words = wordsAround("anna.gruber", "Anna", "Gruber", "a.gruber@berger.example", "Kanzlei Amstetten");
const levelOf = async (password: string) => (await strengthOf(password, words)).level;

describe("a password", () => {
  it.each([
    ...Object.values(signIns).map(({ password }) => password),
    passwordOfTests,
    "Sieben Störche am Teich",
    "drei Affen am Fenster",
    "Zwölf Zöpfe!",
    "roter Apfel Baum",
    "Hund-Katze-Maus",
    "correct horse battery staple",
    "xK9#mQ2$vL7!",
    "gvhtqzjkwrpb",
    "🦊🐢🦉🐝🐧🐙🦔🐞🦁🐌🐡🦜",
  ])("%s is good", async (password) => {
    expect(await strengthOf(password, words)).toEqual({ level: "good", advice: undefined });
  });

  it.each(["", "Kurz-1234", "elf Zeichen", "🦊🐢🦉🐝🐧🐙🦔🐞🦁🐌🐡"])("%s is too short", async (password) => {
    expect(await strengthOf(password, words)).toMatchObject({
      level: "short",
      advice: expect.stringContaining("mindestens 12 Zeichen"),
    });
  });

  it.each([
    "1q2w3e4r5t6y",
    "unbelievable",
    "counterstrike",
    "Passwort1234!",
    "Kennwort2026!!",
    "Willkommen123!",
    "123456789012",
    "abcdefghijklmnop",
    "zyxwvutsrqpo",
    "aaaaaaaaaaaa",
    "qwertzqwertz",
    "Sommer2026Sommer",
    "Kanzleiportal1",
    "anna.gruber2026",
    "ANNA.GRUBER-1234",
    "a.gruber@berger.example",
    "a.gruber-2026",
    "GruberAmstetten1",
  ])("%s is what others would try first", async (password) => {
    expect(["weak", "fair"]).toContain(await levelOf(password));
  });

  it("that many people have is never good", async () => {
    const common = dictionary["passwords-common"].filter((password) => [...password].length >= 12);
    expect(common.length).toBeGreaterThan(250);

    const levels = await Promise.all(common.map(levelOf));

    expect(new Set(levels)).toEqual(new Set(["weak"]));
  });

  it.each([
    ["aaaaaaaaaaaa", "Wiederholtes"],
    ["abcdefghijklmnop", "Reihen wie"],
    ["unbelievable", "haben viele"],
    ["anna.gruber2026", "Ihr Name"],
    ["Passwort1234!", "lässt sich noch erraten"],
  ])("%s is answered with why, and with what to do about it", async (password, why) => {
    const { advice } = await strengthOf(password, words);

    expect(advice).toContain(why);
    expect(advice).toContain("Nehmen Sie ein oder zwei Wörter dazu");
  });

  it("costs no more to judge because it is long", async () => {
    const long = "4@8(3610$7 p4$$w0rd123!qwertz2001-01-01 31415926535897932384".repeat(15);

    expect(await levelOf(long)).toBe(await levelOf(long.slice(0, 64)));
  });
});
