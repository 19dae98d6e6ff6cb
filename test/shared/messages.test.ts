import { describe, expect, it } from "vitest";
import * as z from "zod";
import "../../shared/contract/messages.ts";
import { Id, requiredText } from "../../shared/contract/wire.ts";

const messageFor = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe("a required field", () => {
  it.each([
    ["a mail address", z.email().max(254)],
    ["a web address", z.url()],
    ["a point in time", z.iso.datetime()],
    ["a text", requiredText(20)],
  ])("asks to be filled in while it is empty, rather than for another form: %s", (_, schema) => {
    for (const nothing of ["", undefined, null]) expect(messageFor(schema, nothing)).toBe("Bitte ausfüllen.");
  });

  it("asks to choose where nothing is chosen, and speaks of no id", () => {
    expect(messageFor(Id, "")).toBe("Bitte wählen.");
  });

  it("says what is wrong with what was filled in", () => {
    expect(messageFor(z.email(), "office@")).toBe("Das ist keine gültige E-Mail-Adresse.");
    expect(messageFor(z.iso.datetime(), "morgen")).toBe("Das ist kein gültiger Zeitpunkt.");
  });
});
