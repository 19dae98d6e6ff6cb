import { useQuery } from "@tanstack/react-query";
import type { ForumPost } from "../../../../shared/discussions/forum-post.ts";
import { type ChangeList, useListConfig, usePageQuery } from "../../../components/list/use-list.ts";
import { useAddressParameters } from "../../../components/use-address-parameters.ts";
import { postQueries } from "../posts.queries.ts";

export const TARGET = "antwort";

/** The address names a page, or an answer whose page is looked up. */
export const useAnswers = (post: ForumPost) => {
  const { fields, sort, query } = postQueries.answers(post.id);
  const [config, change] = useListConfig(fields, sort);
  const [parameters] = useAddressParameters();
  const target = parameters.get(TARGET);
  const position = useQuery({ ...postQueries.position(target ?? ""), enabled: target !== null });
  const found = position.data?.postId === post.id ? position.data : undefined;
  const at = found?.position;
  const shown = at === undefined ? config : { ...config, skip: at - (at % config.limit) };
  const page = usePageQuery({ ...query(shown), enabled: !position.isLoading });
  const onChange: ChangeList = (changes) => change(changes, { without: [TARGET] });

  return {
    list: {
      config: shown,
      onChange,
      fields,
      query: position.isLoading ? { ...page, data: undefined } : page,
    },
    target: found ? target : null,
    /** The position of a deleted answer must not be requested. */
    leaveTarget: () => change({ skip: shown.skip }, { without: [TARGET], replace: true }),
    isGone: target !== null && !position.isPending && !found,
  };
};
