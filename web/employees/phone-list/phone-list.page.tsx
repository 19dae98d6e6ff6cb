import "./phone-list.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Dropdown } from "primereact/dropdown";
import { useId } from "react";
import { useSearchParams } from "react-router-dom";
import { formatDate } from "../../../shared/dates/dates.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { csvOf } from "../../components/export/csv.ts";
import { FilterBox, FilterRow } from "../../components/list/filter-row.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { officesQuery } from "../../components/people/offices.queries.ts";
import { saveFile } from "../../components/save-file.ts";
import { AT_OFFICE } from "../employee-paths.ts";
import { phoneListQuery } from "./phone-list.queries.ts";
import { phoneListText as text } from "./phone-list.text.ts";
import { phoneGroups, phoneRows } from "./phone-list.ts";
import { PhoneTable } from "./phone-table.tsx";

/** The Dropdown shows nothing for null; no id has a colon. */
const ALL = ":all";

const save = async (rows: readonly (readonly string[])[], office: string) => {
  const [head = [], ...lines] = rows;
  const name = [text.file, office]
    .filter(Boolean)
    .join("-")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  saveFile(await csvOf(head, lines), `${name.toLowerCase()}.csv`);
};

export const PhoneListPage = () => {
  const officeId = useId();
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get(AT_OFFICE);
  const { data: offices } = useSuspenseQuery(officesQuery);
  const {
    data: { people, readAt },
  } = useSuspenseQuery(phoneListQuery(id));
  const byId = new Map(offices.map((office) => [office.id, office]));
  const groups = phoneGroups(people, (office) => byId.get(office ?? ""));
  const name = id === null ? "" : (byId.get(id)?.name ?? "");
  const choose = (office: string) =>
    setParameters(office === ALL ? {} : { [AT_OFFICE]: office }, { replace: true });

  return (
    <div className="phone-list">
      <PageHeader
        title={name ? text.titleOf(name) : text.title}
        meta={text.stand(formatDate(readAt), formatNumber(people.length))}
        action={
          people.length > 0 && <Button icon="pi pi-print" label={text.print} onClick={() => window.print()} />
        }
        more={
          people.length > 0 && (
            <Button
              outlined
              icon="pi pi-download"
              label={text.csv}
              onClick={() => void save(phoneRows(groups), name)}
            />
          )
        }
      />
      <FilterRow className="phone-list-choice">
        <FilterBox>
          <label htmlFor={officeId}>{text.office}</label>
          <Dropdown
            inputId={officeId}
            value={id ?? ALL}
            options={[
              { label: text.all, value: ALL },
              ...offices.map((office) => ({ label: office.name, value: office.id })),
            ]}
            filter={offices.length > 10}
            onChange={({ value }: { value: string }) => choose(value)}
          />
        </FilterBox>
      </FilterRow>
      {people.length === 0 && <EmptyState text={text.empty} />}
      {groups.map((group) => (
        <PhoneTable key={group.id} group={group} />
      ))}
    </div>
  );
};
