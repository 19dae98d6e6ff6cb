import { Chart } from "primereact/chart";
import { useMemo } from "react";
import { useMediaQuery } from "../../components/use-media-query.ts";
import { figuresText as text } from "./reports.text.ts";

export interface Series {
  readonly name: string;
  readonly tone: "accent" | "success" | "danger" | "warning";
  /** Null: too few to show. */
  readonly values: readonly (number | null)[];
}

export interface BarsProps {
  title: string;
  labels: readonly string[];
  series: readonly Series[];
  isStacked?: boolean;
  /** Horizontal bars give each label a line. */
  isLying?: boolean;
}

/** A canvas cannot read custom properties. */
const colourOf = (token: string, colorScheme: "light" | "dark"): string => {
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.colorScheme = colorScheme;
  probe.style.color = `var(--${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const WIDEST_BAR = 48;
/** A phone has room for so many letters beside the bars. */
const LETTERS = 18;

/** Breaks between words only. */
const linesOf = (label: string): string[] => {
  const lines: string[] = [];
  for (const word of label.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LETTERS) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
};

export const Bars = (props: BarsProps & { height: string }) => {
  const { title, labels, series, height, isStacked = false, isLying = false } = props;
  const scheme = useMediaQuery("(prefers-color-scheme: dark)") ? "dark" : "light";
  const { data, options } = useMemo(() => {
    const [ink, line] = [colourOf("muted", scheme), colourOf("line", scheme)];
    const font = { family: getComputedStyle(document.body).fontFamily };
    const ticks = { color: ink, font, precision: 0 };
    const axis = { stacked: isStacked, ticks, grid: { color: line }, beginAtZero: true };
    return {
      data: {
        labels: labels.map((label) => (isLying ? linesOf(label) : label)),
        datasets: series.map(({ name, tone, values }) => ({
          label: name,
          data: [...values],
          backgroundColor: colourOf(tone, scheme),
          maxBarThickness: WIDEST_BAR,
        })),
      },
      options: {
        animation: false,
        locale: "de-DE",
        maintainAspectRatio: false,
        indexAxis: isLying ? "y" : "x",
        scales: { x: axis, y: { ...axis, ticks: { ...ticks, autoSkip: !isLying } } },
        plugins: { legend: { display: series.length > 1, labels: { color: ink, font } } },
      },
    };
  }, [labels, series, isStacked, isLying, scheme]);

  return (
    <Chart
      type="bar"
      style={{ position: "relative", height }}
      data={data}
      options={options}
      pt={{ canvas: { role: "img", "aria-label": text.chart(title) } }}
    />
  );
};
