import { describe, expect, it } from "vitest";
import { plainText, richText } from "../../functions/platform/html/stored-text.ts";
import { optionalText } from "../../shared/contract/wire.ts";

describe("text that is stored", () => {
  it("keeps what people write in plain text", () => {
    expect(plainText("Umsatz < 600.000 & Gewinn > 0: „gut“")).toBe("Umsatz < 600.000 & Gewinn > 0: „gut“");
  });

  it.each([
    ["<b>Wichtig</b>: Frist", "Wichtig: Frist"],
    ["Davor<script>alert(1)</script>danach", "Davordanach"],
    ["<scr<script></script>ipt>alert(1)</scr<b>ipt>Rest", "Rest"],
    ["<img src=x onerror=alert(1)>", null],
    ["<!-- still --> laut", "laut"],
  ])("has no markup in plain text: %j", (typed, stored) => {
    expect(plainText(typed)).toBe(stored);
  });

  it("is sanitised where it is rich", async () => {
    const stored = await richText(
      '<p onclick="x()">Hallo <a href="javascript:x()">du</a><script>x()</script></p>',
    );

    expect(stored).toBe('<p>Hallo <a rel="noopener">du</a></p>');
  });

  it("has no control characters, although they were written as entities", async () => {
    expect(await richText("<p>eins\u0000&#0;&#1;&#x1b;</p>")).toBe("<p>eins\uFFFD</p>");
  });

  it.each([
    "<p> </p>",
    "<p></p>",
    "<p><br></p>",
    "<p>&nbsp;</p><p>\u00a0\u200b</p>",
    "<ul><li><p></p></li></ul>",
    '<h2><strong> </strong><a href="https://a.example"></a></h2>',
    "<table><tbody><tr><td></td></tr></tbody></table><hr>",
    "<p> <script>x()</script></p>",
    " \n ",
  ])("is nothing where only blanks are left: %j", async (typed) => {
    expect(await richText(typed)).toBeNull();
  });

  it("is there where nothing but an image is", async () => {
    expect(await richText('<p><img src="/v1/files/f1"></p>')).toBe(
      '<p><img src="/v1/files/f1" alt="" /></p>',
    );
  });

  it("comes back from a form as it is stored, without blanks at its ends", async () => {
    const stored = await richText("<script>x()</script> <p>Gruß</p> <script>x()</script>");

    expect(stored).toBe("<p>Gruß</p>");
    expect(await richText(optionalText(100).parse(stored))).toBe(stored);
  });

  it("is nothing where nothing is left", async () => {
    expect(await richText("<script>x()</script>")).toBeNull();
    expect(await richText(null)).toBeNull();
  });
});
