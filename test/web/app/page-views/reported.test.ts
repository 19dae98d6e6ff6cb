import { describe, expect, it } from "vitest";
import { reportedOf } from "../../../../web/app/page-views/reported.ts";

const secret = "Anna Huber";

const eventOf = (name: string, details: object) => ({
  id: "e-1",
  timestamp: 1,
  type: `com.amazon.rum.${name}`,
  details: JSON.stringify(details),
  metadata: JSON.stringify({ pageId: "employees/:id", title: "employees/:id", url: `/employees/${secret}` }),
});

const reported = (...events: object[]) =>
  JSON.parse(reportedOf(JSON.stringify({ BatchId: "b-1", RumEvents: events }))) as {
    RumEvents: { type: string; details: string; metadata: string }[];
  };

describe("what a page reports", () => {
  it("is the kind of page", () => {
    const [event] = reported(
      eventOf("page_view_event", { version: "1", pageId: "employees/:id", referrer: secret }),
    ).RumEvents;

    expect(JSON.parse(event?.details ?? "")).toEqual({ version: "1", pageId: "employees/:id" });
    expect(JSON.parse(event?.metadata ?? "")).toEqual({ pageId: "employees/:id", title: "employees/:id" });
  });

  it("is where an error came from, not what it said", () => {
    const stack = `Error: ${secret}\n    at save (https://portal.example.at/code/area~home.page-a1.js:12:34)\n    at https://portal.example.at/employees/${secret}?q=${secret}:1:2`;
    const [event] = reported(
      eventOf("js_error_event", {
        version: "1",
        type: "TypeError",
        message: secret,
        filename: secret,
        stack,
      }),
    ).RumEvents;

    expect(JSON.parse(event?.details ?? "")).toEqual({
      version: "1",
      type: "TypeError",
      stack: "area~home.page-a1.js:12:34",
    });
  });

  it("is how fast it was, without what was shown", () => {
    const attribution = { element: `#${secret}`, url: `/v1/files/${secret}` };
    const answer = reported(
      eventOf("largest_contentful_paint_event", { version: "1", value: 7, attribution }),
    );

    expect(JSON.stringify(answer)).not.toContain(secret);
    expect(JSON.parse(answer.RumEvents[0]?.details ?? "")).toEqual({ version: "1", value: 7 });
  });

  it("is nothing of a kind that is not known here", () => {
    expect(
      reported(eventOf("http_event", { request: { url: `/v1/employees?q=${secret}` } })).RumEvents,
    ).toEqual([]);
  });
});
