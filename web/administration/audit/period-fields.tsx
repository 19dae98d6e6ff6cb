import { Row } from "../../components/layout/row.tsx";
import { DayFilter } from "../../components/list/day-filter.tsx";
import { auditText as text } from "./audit.text.ts";
import type { AuditPeriod } from "./audit-period.ts";

export const PeriodFields = ({ period }: { period: AuditPeriod }) => (
  <Row as="fieldset" gap={4} lines={2}>
    <legend className="visually-hidden">{text.period}</legend>
    <DayFilter label={text.from} day={period.from} onChange={(day) => period.change("from", day)} />
    <DayFilter label={text.to} day={period.to} onChange={(day) => period.change("to", day)} />
  </Row>
);
