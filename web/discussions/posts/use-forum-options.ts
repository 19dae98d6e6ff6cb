import { useSuspenseQuery } from "@tanstack/react-query";
import { postQueries } from "./posts.queries.ts";

/** Names of forums repeat in other groups. */
export const useForumOptions = () => {
  const { data: forums } = useSuspenseQuery(postQueries.forums);
  return forums.map(({ id, groupId, name, groupName }) => ({
    value: id,
    label: `${groupName} › ${name}`,
    groupId,
  }));
};
