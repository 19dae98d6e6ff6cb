import { type Figure, isReached } from "./figure.ts";

const boundOf = ({ goal, ratio, unit }: Figure) => {
  const [sign, bound] = "most" in goal ? ["≤", goal.most] : ["≥", goal.least];
  return `${sign} ${bound} ${ratio ? "×" : unit}`;
};

/** Two digits: the rest changes from run to run. */
const about = (value: number, unit: string): string =>
  unit === "ms" && value >= 1000 ? about(value / 1000, "s") : `${Number(value.toPrecision(2))} ${unit}`;

const cells = (figure: Figure): string[] => {
  const { what, value, unit, ratio } = figure;
  return [
    what,
    ratio ? `${ratio.median.toFixed(2)} ×` : "",
    ratio ? ratio.spread.map((end) => end.toFixed(2)).join(" – ") : "",
    ratio?.yardstick ?? "",
    about(value, unit),
    boundOf(figure),
    isReached(figure) ? "reached" : "NOT REACHED",
  ];
};

const head = ["", "ratio", "of all pairs", "beside", "about", "goal", ""];

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
