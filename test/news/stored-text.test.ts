import { describe, expect, it } from "vitest";
import { plainText, richText } from "../../functions/news/stored-text.ts";

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

  it("is nothing where nothing is left", async () => {
    expect(await richText("<script>x()</script>")).toBeNull();
    expect(await richText(null)).toBeNull();
  });
});
