import { describe, expect, it } from "vitest";
import { fromLocalTime, toLocalTime } from "../../../../web/components/form/local-time.ts";

describe("a moment in a form", () => {
  it("comes back as the moment it was, to the minute", () => {
    const moment = "2026-11-20T10:30:00.000Z";

    expect(fromLocalTime(toLocalTime(moment))).toBe(moment);
  });

  it("is none while the field is empty or half filled in", () => {
    expect(toLocalTime(null)).toBe("");
    expect(fromLocalTime("")).toBeNull();
    expect(fromLocalTime("2026-11-20T")).toBeNull();
  });
});
