import { type Figure, isReached, ratioOf } from "./figure.ts";

const digits = (value: number) => {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
};

const verdict = (figure: Figure) => {
  const reached = isReached(figure);
  if (reached === undefined) return "";
  return reached ? "reached" : "NOT REACHED";
};

const bound = ({ goal, ratioGoal }: Figure) => {
  const sign = { most: "≤", least: "≥" };
  if (goal) return `${sign[goal.kind]} ${goal.value}`;
  return ratioGoal ? `${sign[ratioGoal.kind]} ${ratioGoal.value} ×` : "";
};

const cells = (figure: Figure): string[] => {
  const { what, value, unit, spread, yardstick } = figure;
  const ratio = ratioOf(figure);
  return [
    what,
    digits(value),
    unit,
    spread ? `${digits(spread[0])} – ${digits(spread[1])}` : "",
    yardstick ? `${yardstick.what} ${digits(yardstick.value)}` : "",
    ratio === undefined ? "" : `${ratio.toFixed(2)} ×`,
    bound(figure),
    verdict(figure),
  ];
};

const head = ["", "value", "unit", "10 – 90 %", "yardstick", "ratio", "goal", ""];

/** The figures as one table of fixed columns. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = [head, ...figures.map(cells)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};
