import { describe, expect, it } from "vitest";
import { answer } from "./answers.ts";
import { notes, visit } from "./small-area.ts";

it("is no answer before the work has ended, however little time is left", async () => {
  const { status } = await answer(visit(), notes.broken, { params: { how: "late" } });

  expect(status).toBe(200);
});

describe("a failure", () => {
  const failing = (how: string) => answer(visit(), notes.broken, { params: { how } });

  it.each(["thrown", "wrong-reply"])("is a 500 that tells nothing of the inside: %s", async (how) => {
    const { status, text, headers } = await failing(how);
    const { requestId, ...told } = JSON.parse(text);

    expect(status).toBe(500);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(requestId).not.toBe("");
    expect(told).toEqual({
      type: "urn:kanzleiportal:problem:internal.failure",
      title: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
      detail: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
      status: 500,
    });
  });

  it("is a 503 with Retry-After when the table is busy", async () => {
    const { status, headers } = await failing("throttled");

    expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  });

  it("is a 413 for a page or a file that would be too large, too", async () => {
    expect((await answer(visit(), notes.largePage)).status).toBe(413);
  });

  it("is a 413 that asks for less when the reply would be too large", async () => {
    const { status, text } = await failing("large-reply");

    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({
      title: "Das Ergebnis ist zu groß. Bitte fordern Sie weniger Einträge an.",
    });
  });
});
