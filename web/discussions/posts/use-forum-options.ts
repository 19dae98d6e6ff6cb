import { useSuspenseQuery } from "@tanstack/react-query";
import { postQueries } from "./posts.queries.ts";

/** Prefixed with the group, since names of forums repeat. */
export const useForumOptions = () => {
  const { data: forums } = useSuspenseQuery(postQueries.forums);
  return forums.map(({ id, groupId, name, groupName }) => ({
    value: id,
    label: `${groupName} › ${name}`,
    groupId,
  }));
};
