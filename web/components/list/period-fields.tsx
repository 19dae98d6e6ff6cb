import { periodText as text } from "../components.text.ts";
import { Row } from "../layout/row.tsx";
import { DayFilter } from "./day-filter.tsx";
import type { Period } from "./use-period.ts";

export const PeriodFields = ({ period }: { period: Period }) => (
  <Row as="fieldset" gap={4} lines={2}>
    <legend className="visually-hidden">{text.period}</legend>
    <DayFilter label={text.from} day={period.from} onChange={(day) => period.change("from", day)} />
    <DayFilter label={text.to} day={period.to} onChange={(day) => period.change("to", day)} />
  </Row>
);
