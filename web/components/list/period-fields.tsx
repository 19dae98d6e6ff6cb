import { useId, useState } from "react";
import { writtenDay } from "../../../shared/dates/dates.ts";
import { readDay } from "../../../shared/dates/read-dates.ts";
import { dateTimeText, periodText as text } from "../components.text.ts";
import { Row } from "../layout/layout.tsx";
import { TextInput } from "../text-input.tsx";
import { FilterBox } from "./filter-row.tsx";
import type { Period } from "./use-period.ts";

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  day: string;
  onChange: (day: string) => void;
}

/** Counts once complete; an incomplete day is dropped on blur. */
export const DayFilter = ({ label, day, onChange }: DayFilterProps) => {
  const id = useId();
  const [written, setWritten] = useState<string>();

  const write = (words: string) => {
    setWritten(words);
    const read = words.trim() === "" ? "" : readDay(words);
    if (read !== undefined) onChange(read);
  };

  return (
    <FilterBox>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        value={written ?? writtenDay(day)}
        placeholder={dateTimeText.dayPattern}
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
        onBlur={() => setWritten(undefined)}
      />
    </FilterBox>
  );
};

export const PeriodFields = ({ period }: { period: Period }) => (
  <Row as="fieldset" gap={4} lines={2}>
    <legend className="visually-hidden">{text.period}</legend>
    <DayFilter label={text.from} day={period.from} onChange={(day) => period.change("from", day)} />
    <DayFilter label={text.to} day={period.to} onChange={(day) => period.change("to", day)} />
  </Row>
);
