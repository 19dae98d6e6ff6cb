import "./phone-list.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useId, useMemo } from "react";
import { formatDate } from "../../../shared/dates/dates.ts";
import { SEARCH_TERM } from "../../app/shell/paths.ts";
import { Button } from "../../components/button.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { csvOf } from "../../components/export/csv.ts";
import { FilterBox, FilterRow } from "../../components/list/filter-row.tsx";
import { listParameters } from "../../components/list/list-params.ts";
import { SearchField } from "../../components/list/search-field.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { officesQuery } from "../../components/people/offices.queries.ts";
import { saveFile } from "../../components/save-file.ts";
import { Select } from "../../components/select.tsx";
import { useAddressParameters, withParameters } from "../../components/use-address-parameters.ts";
import { AT_OFFICE } from "../employee-paths.ts";
import { phoneListQuery } from "./phone-list.queries.ts";
import { phoneListText as text } from "./phone-list.text.ts";
import { phoneGroups, phoneOrders, phoneRows } from "./phone-list.ts";
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

const useAsked = () => {
  const [parameters, setParameters] = useAddressParameters();
  const id = parameters.get(AT_OFFICE);
  const orders = phoneOrders.filter((one) => one !== "office" || id === null);
  const named = parameters.get(listParameters.sort);
  const set = useCallback(
    (name: string, value: string) => setParameters(withParameters({ [name]: value }), { replace: true }),
    [setParameters],
  );

  return {
    id,
    orders,
    order: orders.find((one) => one === named) ?? orders[0] ?? "name",
    searchTerm: parameters.get(SEARCH_TERM) ?? "",
    choose: (office: string) => set(AT_OFFICE, office === ALL ? "" : office),
    sort: (order: string) => set(listParameters.sort, order === orders[0] ? "" : order),
    search: useCallback((term: string) => set(SEARCH_TERM, term), [set]),
  };
};

export const PhoneListPage = () => {
  const [officeId, orderId] = [useId(), useId()];
  const { id, orders, order, searchTerm, choose, sort, search } = useAsked();
  const { data: offices } = useSuspenseQuery(officesQuery);
  const {
    data: { people, readAt },
  } = useSuspenseQuery(phoneListQuery(id));
  const groups = useMemo(() => {
    const byId = new Map(offices.map((office) => [office.id, office]));
    return phoneGroups(people, (office) => byId.get(office ?? ""), {
      order,
      searchTerm,
      isOfOne: id !== null,
    });
  }, [people, offices, order, searchTerm, id]);
  const found = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const name = offices.find((office) => office.id === id)?.name ?? "";
  const [day, all] = [formatDate(readAt), formatNumber(people.length)];

  return (
    <div className="phone-list">
      <PageHeader
        title={name ? text.titleOf(name) : text.title}
        meta={searchTerm ? text.found(day, formatNumber(found), all) : text.stand(day, all)}
        action={found > 0 && <Button icon="pi pi-print" label={text.print} onClick={() => window.print()} />}
        more={
          found > 0 && (
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
        <SearchField term={searchTerm} label={text.search} onSearch={search} />
        <FilterBox>
          <label htmlFor={officeId}>{text.office}</label>
          <Select
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
        <FilterBox>
          <label htmlFor={orderId}>{text.order}</label>
          <Select
            inputId={orderId}
            value={order}
            options={orders.map((value) => ({ label: text.orders[value], value }))}
            onChange={({ value }: { value: string }) => sort(value)}
          />
        </FilterBox>
      </FilterRow>
      <p className="visually-hidden" role="status">
        {searchTerm && text.found(day, formatNumber(found), all)}
      </p>
      {people.length === 0 && <EmptyState text={text.empty} />}
      {people.length > 0 && found === 0 && (
        <EmptyState
          text={text.nobodyFound}
          action={<Button outlined label={text.reset} onClick={() => search("")} />}
        />
      )}
      {found > 0 && groups.map((group) => <PhoneTable key={group.id} group={group} />)}
    </div>
  );
};
