import "./search.css";
import { Link } from "react-router-dom";
import { type FoundArea, FoundArea as FoundAreas } from "../../shared/search/found.ts";
import { ChoiceBar } from "../components/choice-bar.tsx";
import type { FoundHelp } from "../components/help/find-help.ts";
import { useFoundHelp } from "../components/help/use-found-help.ts";
import type { ListFilter } from "../components/list/list-column.ts";
import { ListFrame } from "../components/list/list-frame.tsx";
import { PeriodFields } from "../components/list/period-fields.tsx";
import { useListConfig, usePageQuery } from "../components/list/use-list.ts";
import { periodParameters, usePeriod } from "../components/list/use-period.ts";
import { PageHeader } from "../components/page-header.tsx";
import { useOfficeOptions, useOfficesPending } from "../components/people/offices.ts";
import { useAddressParameters, withParameters } from "../components/use-address-parameters.ts";
import { commonText } from "../components/words.text.ts";
import { FoundGroups } from "./found-groups.tsx";
import { FoundList } from "./found-list.tsx";
import { searchFields, searchQueries } from "./search.queries.ts";
import { areaText, searchText as text } from "./search.text.ts";

const NAME = "ansicht";
const GROUPED = "bereiche";

type Grouping = "ranked" | "grouped";

const useGrouping = (): readonly [Grouping, (grouping: Grouping) => void] => {
  const [parameters, setParameters] = useAddressParameters();
  const change = (grouping: Grouping) =>
    setParameters(withParameters({ [NAME]: grouping === "grouped" ? GROUPED : null }));
  return [parameters.get(NAME) === GROUPED ? "grouped" : "ranked", change];
};

const views = [
  { value: "ranked", label: text.ranked, icon: "pi-list" },
  { value: "grouped", label: text.grouped, icon: "pi-th-large" },
] as const;

type Counts = readonly { readonly area: FoundArea; readonly count: number }[];

const areaFilter = (counts: Counts | undefined): ListFilter => ({
  field: "area",
  label: text.area,
  options: FoundAreas.options.map((value) => {
    const count = counts?.find(({ area }) => area === value)?.count;
    return { value, label: areaText[value], ...(count !== undefined && { count }) };
  }),
});

const HelpHits = ({ found }: { found: readonly FoundHelp[] }) => (
  <nav className="search-help" aria-label={text.help}>
    <i className="pi pi-question-circle" aria-hidden="true" />
    <span>{text.help}:</span>
    {found.map(({ title, topic, path }) => (
      <Link key={path} to={path} title={topic}>
        {title}
      </Link>
    ))}
  </nav>
);

export const SearchPage = () => {
  const [config, onChange] = useListConfig(searchFields);
  const [grouping, setGrouping] = useGrouping();
  const period = usePeriod({ field: "date" });
  const offices = useOfficeOptions();
  const areNamesPending = useOfficesPending();
  const { searchTerm, filters } = config;
  const isGrouped = grouping === "grouped" && !filters.some(({ field }) => field === "area");
  const asked = { ...config, filters: [...filters, ...period.filters] };
  const page = usePageQuery(isGrouped ? searchQueries.grouped(asked) : searchQueries.ranked(asked));
  const reply = areNamesPending ? undefined : page.data;
  const isFirst = config.skip === 0 && filters.length === 0 && !period.isChosen;
  const help = useFoundHelp(isFirst ? searchTerm : undefined);

  return (
    <>
      <PageHeader
        title={text.title}
        action={<ChoiceBar label={text.view} choices={views} value={grouping} onChange={setGrouping} />}
      />
      {reply && reply.incomplete.length > 0 && (
        <p className="search-incomplete" role="status">
          <i className="pi pi-info-circle" aria-hidden="true" />
          {text.incomplete(reply.incomplete.map((area) => areaText[area]))}
        </p>
      )}
      {reply?.missing && (
        <p className="search-incomplete" role="status">
          <i className="pi pi-info-circle" aria-hidden="true" />
          {text.missing(reply.missing)}
        </p>
      )}
      {help.length > 0 && <HelpHits found={help} />}
      <ListFrame
        config={config}
        onChange={onChange}
        fields={searchFields}
        query={{ ...page, data: reply }}
        label={text.label}
        searchLabel={text.field}
        empty={{ text: searchTerm ? text.nothing : text.empty }}
        filters={[
          areaFilter(searchTerm ? reply?.areas : undefined),
          { field: "organisation", label: commonText.office, options: offices },
        ]}
        aside={{
          fields: <PeriodFields period={period} />,
          isSet: period.isChosen,
          parameters: periodParameters,
        }}
        hasPages={!isGrouped}
      >
        {isGrouped && reply ? (
          <FoundGroups
            areas={reply.areas}
            found={reply.data}
            searchTerm={searchTerm}
            onOpen={(area) =>
              onChange({ filters: [...filters, { field: "area", values: [area], comparator: "eq" }] })
            }
          />
        ) : (
          <FoundList label={text.label} found={reply?.data} searchTerm={searchTerm} />
        )}
      </ListFrame>
    </>
  );
};
