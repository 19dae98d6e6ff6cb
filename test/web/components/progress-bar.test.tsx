import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProgressBar, percentOf, rateOf } from "../../../web/components/progress-bar.tsx";
import { renderPage } from "../render-page.tsx";

it("says 100 % only when everything is done", () => {
  expect(percentOf(4999, 5000)).toBe(99);
  expect(percentOf(999_999, 1_000_000)).toBe(99);
  expect(percentOf(5000, 5000)).toBe(100);
  expect(percentOf(0, 0)).toBe(100);
});

it("measures the rate over what it has seen", () => {
  expect(rateOf([{ at: 0, done: 100 }])).toBeUndefined();
  expect(
    rateOf([
      { at: 0, done: 100 },
      { at: 2000, done: 500 },
    ]),
  ).toBe(200);
  expect(
    rateOf([
      { at: 0, done: 100 },
      { at: 5000, done: 100 },
    ]),
  ).toBeUndefined();
});

it("shows count and share, and names itself to assistive technology", () => {
  renderPage(<ProgressBar label="Klienten" done={1250} total={5000} failed={3} isRunning readAt={0} />);

  expect(screen.getByText("1.250 von 5.000 · 25 %")).toBeDefined();
  expect(screen.getByText("3 fehlgeschlagen")).toBeDefined();
  const bar = screen.getByRole("progressbar", { name: "Klienten" });
  expect(bar.getAttribute("aria-valuenow")).toBe("25");
  expect(bar.getAttribute("aria-valuetext")).toBe("1.250 von 5.000 · 25 %");
});
