import "./search.css";
import { Dropdown } from "primereact/dropdown";
import { useId } from "react";
import { Link } from "react-router-dom";
import { FilterBox } from "../../components/list/filter-row.tsx";
import { ListFrame } from "../../components/list/list-frame.tsx";
import { ListSort } from "../../components/list/list-sort.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficesPending } from "../../components/people/offices.ts";
import { discussionPaths, FORUM, GROUP } from "../discussion-paths.ts";
import { discussionsText } from "../discussions.text.ts";
import { HitList } from "./hit-list.tsx";
import { hitsIn } from "./search.queries.ts";
import { searchText as text } from "./search.text.ts";
import { useSearchPlace } from "./use-search-place.ts";

const orders = [{ field: "createdAt", header: text.date }];

export const SearchPage = () => {
  const id = useId();
  const { place, nameOf, options, value, isChosen, choose } = useSearchPlace();
  const list = useList(hitsIn(place), useOfficesPending());

  return (
    <>
      <PageHeader
        title={text.title}
        meta={
          <Link className="lone-link" to={discussionPaths.overview}>
            {discussionsText.title}
          </Link>
        }
      />
      <ListFrame
        {...list}
        label={text.label}
        empty={{ text: text.empty }}
        sort={<ListSort {...list} columns={orders} />}
        aside={{
          fields: (
            <FilterBox>
              <label htmlFor={id}>{text.place}</label>
              <Dropdown
                inputId={id}
                options={options}
                value={value}
                filter={options.length > 10}
                onChange={({ value: chosen }: { value: string }) => choose(chosen)}
              />
            </FilterBox>
          ),
          isSet: isChosen,
          parameters: [FORUM, GROUP],
        }}
      >
        <HitList hits={list.query.data?.data} searchTerm={list.config.searchTerm} forumName={nameOf} />
      </ListFrame>
    </>
  );
};
