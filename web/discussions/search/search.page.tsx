import "../discussions.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import { discussionSearch } from "../../../shared/discussions/discussion-search.contract.ts";
import { listOf } from "../../app/client/list-of.ts";
import { groupOptions, groupTree } from "../../components/forum-groups/group-tree.ts";
import { FilterBox } from "../../components/list/filter-row.tsx";
import { ListFrame } from "../../components/list/list-frame.tsx";
import { listParameters } from "../../components/list/list-params.ts";
import { ListSort } from "../../components/list/list-sort.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficesPending } from "../../components/people/offices.ts";
import { Select } from "../../components/select.tsx";
import { useAddressParameters } from "../../components/use-address-parameters.ts";
import { discussionPaths, FORUM, GROUP } from "../discussion-paths.ts";
import { discussionsText, searchText as text } from "../discussions.text.ts";
import { forumQueries } from "../forums/forums.queries.ts";
import { HitList } from "./hit-list.tsx";

interface SearchPlace {
  readonly groupId?: string | undefined;
  readonly forumId?: string | undefined;
}

const sort = "createdAt:desc";

const hitsIn = ({ groupId, forumId }: SearchPlace) => {
  if (groupId === undefined) return listOf(discussionSearch.everywhere, { sort });
  return forumId === undefined
    ? listOf(discussionSearch.inGroup, { params: { groupId }, sort })
    : listOf(discussionSearch.inForum, { params: { groupId, forumId }, sort });
};

/** The Dropdown shows nothing for an empty value. */
const EVERYWHERE = "alle";

/** The address names a forum without its group, since a forum may move. */
const useSearchPlace = () => {
  const { data: groups } = useSuspenseQuery(forumQueries.groups);
  const [parameters, setParameters] = useAddressParameters();
  const forums = groups.flatMap((group) => group.forums ?? []);
  const forum = forums.find(({ id }) => id === parameters.get(FORUM));
  const group = groups.find(({ id }) => id === (forum?.groupId ?? parameters.get(GROUP)));
  const place: SearchPlace = { groupId: group?.id, forumId: forum?.id };

  const options = [
    { label: text.everywhere, value: EVERYWHERE },
    ...groupOptions(groupTree(groups)).flatMap(({ id, label, group: { forums: below = [] } }) => [
      { label, value: `${GROUP}=${id}` },
      ...below.map((lower) => ({ label: `${label} › ${lower.name}`, value: `${FORUM}=${lower.id}` })),
    ]),
  ];

  const chosen = forum ? `${FORUM}=${forum.id}` : group && `${GROUP}=${group.id}`;

  return {
    place,
    nameOf: (forumId: string) => forums.find(({ id }) => id === forumId)?.name ?? "",
    options,
    value: chosen ?? EVERYWHERE,
    isChosen: chosen !== undefined,
    choose: (value: string) =>
      setParameters((current) => {
        const others = [...current].filter(([name]) => ![FORUM, GROUP, listParameters.page].includes(name));
        return new URLSearchParams([...others, ...new URLSearchParams(value === EVERYWHERE ? "" : value)]);
      }),
  };
};

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
              <Select
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
