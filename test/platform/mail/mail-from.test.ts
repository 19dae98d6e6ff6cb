import { describe, expect, it } from "vitest";
import { fromHeader } from "../../../functions/platform/mail/mail-from.ts";

const STAGE = "Kanzleiportal <portal@portal.example>";
const ADDRESS = " <portal@portal.example>";

/** As a mail program reads it (RFC 2047). */
const read = (header: string) =>
  header
    .slice(0, -ADDRESS.length)
    .split(" ")
    .map((word) => Buffer.from(/^=\?UTF-8\?B\?(.+)\?=$/.exec(word)?.[1] ?? "", "base64").toString())
    .join("");

describe("the sender of a mail", () => {
  it("has the office's name before the address of the stage, whichever that is", () => {
    expect(fromHeader(STAGE, "Kanzlei Melk")).toBe('"Kanzlei Melk" <portal@portal.example>');
    expect(fromHeader("portal@portal.example", "Kanzlei Melk")).toBe(
      '"Kanzlei Melk" <portal@portal.example>',
    );
  });

  it.each([undefined, "", " ", "\r\n"])("is the stage's own where the name is %j", (name) => {
    expect(fromHeader(STAGE, name)).toBe(STAGE);
  });

  it("keeps umlauts, in words of 75 characters at most that end between letters", () => {
    const name = "Höllmüller & Würzburger Steuerberatungs- und Treuhand-Büro Öd";
    const header = fromHeader(STAGE, name);

    expect(header.endsWith(ADDRESS)).toBe(true);
    expect(read(header)).toBe(name.slice(0, 60));
    for (const word of header.slice(0, -ADDRESS.length).split(" "))
      expect(word.length).toBeLessThanOrEqual(75);
  });

  it.each([
    "Melk\r\nBcc: somebody@example.at",
    "Melk\u0000\u2028Bcc: somebody@example.at",
    'Melk" <somebody@example.at>, "',
    "Melk\\",
  ])("cannot be talked into another header or address: %j", (name) => {
    const header = fromHeader(STAGE, name);

    expect(header).toMatch(/^"(?:[^"\\\p{Cc}\p{Zl}]|\\["\\])*" <portal@portal\.example>$/u);
  });

  it("does not read backwards", () => {
    expect(fromHeader(STAGE, "\u202eklem")).toBe('"klem" <portal@portal.example>');
  });

  it("is never longer than SES takes", () => {
    expect(fromHeader(STAGE, "ü".repeat(200)).length).toBeLessThanOrEqual(320);
    expect(fromHeader(STAGE, "😀".repeat(200)).length).toBeLessThanOrEqual(480);
  });
});
