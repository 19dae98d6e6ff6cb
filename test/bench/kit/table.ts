import { type Figure, type Goal, isReached } from "./figure.ts";

const boundOf = (goal: Goal, unit: string) =>
  "most" in goal ? `≤ ${goal.most}${unit}` : `≥ ${goal.least}${unit}`;

/** Two digits: the rest changes from run to run. */
const rounded = (value: number) => String(Number(value.toPrecision(2)));

const cells = (figure: Figure): string[] => {
  const { what, value, unit, goal, ratio } = figure;
  const goals = [
    ...(ratio?.goal ? [boundOf(ratio.goal, " ×")] : []),
    ...(goal ? [boundOf(goal, ` ${unit}`)] : []),
  ];
  return [
    what,
    ratio ? `${ratio.median.toFixed(2)} ×` : "",
    ratio ? ratio.spread.map((end) => end.toFixed(2)).join(" – ") : "",
    ratio?.yardstick ?? "",
    `${rounded(value)} ${unit}`,
    goals.join(", "),
    isReached(figure) ? "reached" : "NOT REACHED",
  ];
};

const head = ["", "ratio", "of all pairs", "beside", "about", "goal", ""];

/** The figures as one table of fixed columns. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = [head, ...figures.map(cells)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};
