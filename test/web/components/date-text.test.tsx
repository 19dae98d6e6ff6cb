import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { formatTime } from "../../../shared/dates/dates.ts";
import { DateText, formatNumber, stampInWords } from "../../../web/components/date-text.tsx";

describe("a date on a page", () => {
  it("carries the exact moment for machines, and day and time for who points at it", () => {
    const value = new Date(2026, 10, 19, 12).toISOString();
    render(<DateText value={value} show="date" />);

    expect(screen.getByText("19.11.2026").getAttribute("datetime")).toBe(value);
    expect(screen.getByTitle("19.11.2026 12:00:00")).toBeDefined();
  });

  it("is nothing where there is none", () => {
    const { container } = render(<DateText value={null} />);

    expect(container.textContent).toBe("");
  });
});

describe("a time stamp on a page", () => {
  const today = new Date().toISOString();
  const time = formatTime(today);

  it("is the time alone today, and the day alone before", () => {
    render(<DateText value={today} />);
    render(<DateText value="2020-02-01T12:00:00.000Z" />);

    expect(screen.getByText(time)).toBeDefined();
    expect(screen.getByText("01.02.2020")).toBeDefined();
  });

  it("is so in sentences, too", () => {
    expect(stampInWords(today)).toBe(`um ${time}`);
    expect(stampInWords("2020-02-01T12:00:00.000Z")).toBe("am 01.02.2020");
  });
});

it("has dots in large numbers", () => {
  expect([0, 999, -999, 12.5].map(formatNumber)).toEqual(["0", "999", "-999", "12,5"]);
  expect([4812, -4812].map(formatNumber)).toEqual(["4.812", "-4.812"]);
  expect(formatNumber(1_000_000)).toBe("1.000.000");
});
