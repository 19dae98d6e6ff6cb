import { useSuspenseQuery } from "@tanstack/react-query";
import { groupOptions, groupTree } from "../../components/forum-groups/group-tree.ts";
import { listParameters } from "../../components/list/list-params.ts";
import { useAddressParameters } from "../../components/use-address-parameters.ts";
import { FORUM, GROUP } from "../discussion-paths.ts";
import { forumQueries } from "../forums/forums.queries.ts";
import type { SearchPlace } from "./search.queries.ts";
import { searchText as text } from "./search.text.ts";

/** The Dropdown shows nothing for an empty value. */
const EVERYWHERE = "alle";

/** In the address a forum stands without its group, which it may leave. */
export const useSearchPlace = () => {
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
