import { describe, expect, it } from "vitest";
import { newsletterReport } from "../../../functions/news/reports/newsletter-report.ts";
import { sendingText } from "../../../functions/news/sending.text.ts";
import type { SendDetail } from "../../../shared/news/newsletter.ts";

const STARTED = "2026-05-04T08:00:00.000Z";

const aRow = (changes: Partial<SendDetail> = {}): SendDetail => ({
  timeStamp: "2026-05-04T08:00:10.000Z",
  type: "clients",
  id: "sub-1",
  name: "Eva Gruber",
  email: "eva@gruber.example",
  success: true,
  error: null,
  state: "sent",
  deliveredAt: null,
  ...changes,
});

const bounced = (error: string | null, timeStamp = "2026-05-04T08:00:20.000Z") =>
  aRow({ state: "bounced", success: false, error, timeStamp });

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

const reportOf = (rows: readonly SendDetail[], subscribers = new Map<string, string | null>()) =>
  newsletterReport({ title: "Klientenbrief", startedSendingAt: STARTED, links: null }, rows, {
    get: (id) => {
      const customerUnsuscribedAt = subscribers.get(id);
      return customerUnsuscribedAt === undefined ? undefined : { customerUnsuscribedAt };
    },
  });

describe("over time", () => {
  it("counts minute by minute what was sent, arrived and failed", () => {
    const { intervals } = reportOf([
      aRow({ deliveredAt: "2026-05-04T08:02:05.000Z" }),
      aRow(),
      bounced("smtp; 550 5.1.1 user unknown"),
    ]);

    expect(intervals).toEqual([
      { at: "2026-05-04T08:00:00.000Z", sent: 2, delivered: 0, failed: 1 },
      { at: "2026-05-04T08:01:00.000Z", sent: 0, delivered: 0, failed: 0 },
      { at: "2026-05-04T08:02:00.000Z", sent: 0, delivered: 1, failed: 0 },
    ]);
  });

  it("names no time for the few that come days later, so that the others keep their room", () => {
    const late = bounced("smtp; 451 4.4.1 timeout", "2026-05-06T09:00:00.000Z");

    const { intervals } = reportOf([...times(99, aRow()), late]);

    expect(intervals).toEqual([
      { at: "2026-05-04T08:00:00.000Z", sent: 99, delivered: 0, failed: 0 },
      { at: null, sent: 0, delivered: 0, failed: 1 },
    ]);
  });

  it("has at most thirty of them, however long it took", () => {
    const rows = Array.from({ length: 1_000 }, (_, no) =>
      aRow({ timeStamp: new Date(Date.parse(STARTED) + no * 3 * 3_600_000).toISOString() }),
    );

    const { intervals } = reportOf(rows);

    expect(intervals.length).toBeLessThanOrEqual(31);
    expect(intervals.reduce((sum, { sent }) => sum + sent, 0)).toBe(1_000);
  });

  it("has none before the first mail", () => {
    expect(reportOf([aRow({ state: "queued", success: false, timeStamp: null })]).intervals).toEqual([]);
  });
});

describe("the reasons", () => {
  it.each([
    ["smtp; 550 5.1.1 <eva@gruber.example>: user unknown", "Die Adresse gibt es nicht."],
    ["smtp; 552 5.2.2 mailbox full", "Das Postfach ist voll oder gesperrt."],
    ["smtp; 451 4.4.1 no answer from host", "Der Mailserver war nicht erreichbar."],
    ["smtp; 554 5.7.1 rejected as spam", "Der Mailserver hat die Nachricht als unerwünscht abgelehnt."],
    ["550", sendingText.bounced],
    [null, sendingText.bounced],
    [sendingText.rejected, sendingText.rejected],
  ])("say of %j what it means, and no address", (error, reason) => {
    expect(reportOf([bounced(error)]).reasons).toEqual([{ reason, count: 1 }]);
  });

  it("stand for who was left out, too, the most frequent first, and not for who was reached", () => {
    const leftOut = aRow({ state: "skipped", success: false, error: sendingText.skipped.unsubscribed });

    const { reasons } = reportOf([aRow(), bounced(null), leftOut, leftOut]);

    expect(reasons).toEqual([
      { reason: sendingText.skipped.unsubscribed, count: 2 },
      { reason: sendingText.bounced, count: 1 },
    ]);
  });
});

it("names domains of twenty recipients or more, and puts the others together", () => {
  const rows = [
    ...times(19, aRow({ email: "eva@klein.example" })),
    aRow({ email: "max@gruber.example" }),
    ...times(20, aRow({ email: "eva@GROSS.example" })),
    { ...bounced(null), email: "max@gross.example" },
  ];

  const { domains } = reportOf(rows);

  expect(domains).toEqual([
    { domain: "gross.example", recipients: 21, reached: 20, failed: 1 },
    { domain: null, recipients: 20, reached: 20, failed: 0 },
  ]);
});

it("counts recipients who end their subscription within two weeks, and nobody else", () => {
  const rows = ["soon", "late", "before", "stays", "gone"].map((id) => aRow({ id }));
  const employee = aRow({ id: "soon", type: "employees" });

  const { unsubscribed } = reportOf(
    [...rows, employee],
    new Map([
      ["soon", "2026-05-17T08:00:00.000Z"],
      ["late", "2026-05-18T08:00:00.000Z"],
      ["before", "2026-05-01T08:00:00.000Z"],
      ["stays", null],
    ]),
  );

  expect(unsubscribed).toBe(1);
});
