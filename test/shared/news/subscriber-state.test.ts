import { describe, expect, it } from "vitest";
import { subscriberStateOf } from "../../../shared/news/subscriber-state.ts";

const DAY = "2026-11-20T10:00:00.000Z";

describe("the state of a subscriber", () => {
  it.each([
    ["unconfirmed", null, null, null],
    ["confirmed", DAY, null, null],
    ["suppressed", DAY, null, DAY],
    ["suppressed", null, null, DAY],
    ["unsubscribed", DAY, DAY, null],
    ["unsubscribed", null, DAY, null],
    ["unsubscribed", DAY, DAY, DAY],
  ])("is %s", (state, registrationConfirmedAt, unsubscribedAt, suppressedAt) => {
    expect(subscriberStateOf({ registrationConfirmedAt, unsubscribedAt, suppressedAt })).toBe(state);
  });
});
