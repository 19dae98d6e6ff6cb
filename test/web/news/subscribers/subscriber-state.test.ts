import { describe, expect, it } from "vitest";
import { subscriberStateOf } from "../../../../web/news/subscribers/subscriber-state.tsx";
import { aSubscriber } from "../../../support/news.builder.ts";

const DAY = "2026-11-20T10:00:00.000Z";

describe("the state of a subscriber", () => {
  it.each([
    ["unconfirmed", null, null],
    ["confirmed", DAY, null],
    ["unsubscribed", DAY, DAY],
    ["unsubscribed", null, DAY],
  ])("is %s", (state, registrationConfirmedAt, customerUnsuscribedAt) => {
    expect(subscriberStateOf(aSubscriber({ registrationConfirmedAt, customerUnsuscribedAt }))).toBe(state);
  });
});
