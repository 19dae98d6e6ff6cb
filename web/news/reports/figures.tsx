import "./reports.css";
import { lazy } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "../../components/date-text.tsx";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { ScrollTable } from "../../components/layout/layout.tsx";
import { SeenRegion } from "../../components/seen-region.tsx";
import type { BarsProps } from "./bars.tsx";
import { figuresText as text } from "./reports.text.ts";

const Bars = lazy(async () => ({ default: (await import("./bars.tsx")).Bars }));

const UPRIGHT = 280;
/** In pixels: axis and legend, and a row with three lines of text. */
const LYING = { besides: 80, row: 48 };

const heightOf = ({ labels, isLying }: BarsProps): string =>
  `${isLying ? LYING.besides + labels.length * LYING.row : UPRIGHT}px`;

const written = (value: number | null | undefined) => (value === null ? text.few : formatNumber(value ?? 0));

interface FiguresProps extends BarsProps {
  head: string;
  help?: string;
  hrefs?: readonly string[];
}

/** The table repeats the bars for screen readers and for exact numbers. */
export const Figures = ({ head, help, hrefs, ...bars }: FiguresProps) => (
  <EditorPanel title={bars.title} {...(help && { help })}>
    <SeenRegion height={heightOf(bars)}>
      <Bars {...bars} height={heightOf(bars)} />
    </SeenRegion>
    <details>
      <summary>{text.asTable}</summary>
      <ScrollTable className="figures" label={text.table(bars.title)}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {bars.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.labels.map((label, row) => (
            <tr key={hrefs?.[row] ?? label}>
              <th scope="row">{hrefs?.[row] ? <Link to={hrefs[row]}>{label}</Link> : label}</th>
              {bars.series.map(({ name, values }) => (
                <td key={name}>{written(values[row])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </details>
  </EditorPanel>
);
