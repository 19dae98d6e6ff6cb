import { expect, it } from "vitest";
import { monthsOf } from "../../../functions/news/reports/months.ts";
import { aSubscriber } from "../sending/sending.fixture.ts";

const NOW = new Date("2026-11-20T09:00:00.000Z");

const since = (registrationConfirmedAt: string | null, customerUnsuscribedAt: string | null = null) =>
  aSubscriber(1, { registrationConfirmedAt, customerUnsuscribedAt });

const monthOf = (month: string, subscribers: Parameters<typeof monthsOf>[0]) =>
  monthsOf(subscribers, NOW).find((one) => one.month === month);

it("counts who was subscribed at the end of each of twelve months", () => {
  const subscribers = [
    since("2020-01-01T00:00:00.000Z"),
    since("2026-03-15T00:00:00.000Z", "2026-06-02T00:00:00.000Z"),
    since(null),
  ];

  const counts = monthsOf(subscribers, NOW).map((row) => [row.month, row.subscribers]);

  expect(counts).toEqual([
    ["2025-12", 1],
    ["2026-01", 1],
    ["2026-02", 1],
    ["2026-03", 2],
    ["2026-04", 2],
    ["2026-05", 2],
    ["2026-06", 1],
    ["2026-07", 1],
    ["2026-08", 1],
    ["2026-09", 1],
    ["2026-10", 1],
    ["2026-11", 1],
  ]);
  expect(monthOf("2026-03", subscribers)).toMatchObject({ confirmed: 1, unsubscribed: 0 });
  expect(monthOf("2026-06", subscribers)).toMatchObject({ confirmed: 0, unsubscribed: 1 });
});

it("lets a month begin at Vienna's midnight", () => {
  expect(monthOf("2026-07", [since("2026-06-30T22:30:00.000Z")])).toMatchObject({ confirmed: 1 });
});

it("tells offices and interests apart", () => {
  const graz = aSubscriber(2, { organisationId: "graz", receivesTaxNews: false, receivesDoctorsNews: true });

  const [wien, other] = monthsOf([since("2026-01-01T00:00:00.000Z"), graz], NOW)
    .filter(({ month }) => month === "2026-11")
    .toSorted((one, another) => one.organisationId.localeCompare(another.organisationId));

  expect(wien).toMatchObject({ organisationId: "1", subscribers: 1, taxNews: 1, doctorsNews: 0 });
  expect(other).toMatchObject({ organisationId: "graz", subscribers: 1, taxNews: 0, doctorsNews: 1 });
});

it("counts nobody who left before the first month", () => {
  const rows = monthsOf([since("2019-01-01T00:00:00.000Z", "2020-01-01T00:00:00.000Z")], NOW);

  expect(
    rows.every(({ subscribers, confirmed, unsubscribed }) => !subscribers && !confirmed && !unsubscribed),
  ).toBe(true);
});
