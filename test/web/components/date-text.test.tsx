import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  DateText,
  formatDate,
  formatNumber,
  formatShortTime,
  formatStamp,
  formatTime,
} from "../../../web/components/date-text.tsx";

const local = (day: number, hour: number, minute: number, second: number) =>
  new Date(2026, 10, day, hour, minute, second);

describe("dates and numbers", () => {
  it("are written DD.MM.YYYY and HH:mm:ss", () => {
    const moment = local(5, 9, 2, 3);

    expect(formatDate(moment)).toBe("05.11.2026");
    expect(formatTime(moment)).toBe("09:02:03");
    expect(formatShortTime(moment)).toBe("09:02");
    expect(formatTime(local(5, 0, 0, 0))).toBe("00:00:00");
  });

  it("show of a time stamp of today the time only", () => {
    const now = local(20, 23, 59, 59);

    expect(formatStamp(local(20, 0, 0, 0).toISOString(), now)).toBe("00:00:00");
    expect(formatStamp(local(19, 23, 59, 59).toISOString(), now)).toBe("19.11.2026");
    expect(formatStamp(local(21, 0, 0, 0).toISOString(), now)).toBe("21.11.2026");
  });

  it("have dots in large numbers", () => {
    expect(formatNumber(4812)).toBe("4.812");
    expect(formatNumber(1_000_000)).toBe("1.000.000");
  });

  it("carry the exact moment for machines", () => {
    const value = local(19, 12, 0, 0).toISOString();
    render(<DateText value={value} show="date" />);

    expect(screen.getByText("19.11.2026").getAttribute("datetime")).toBe(value);
  });

  it("show nothing where there is none", () => {
    const { container } = render(<DateText value={null} />);

    expect(container.textContent).toBe("");
  });
});
