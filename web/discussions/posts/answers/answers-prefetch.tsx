import { usePrefetchQuery } from "@tanstack/react-query";
import { useListConfig } from "../../../components/list/use-list-config.ts";
import { useAddressParameters } from "../../../components/use-address-parameters.ts";
import { postQueries } from "../posts.queries.ts";
import { TARGET } from "./use-answers.ts";

const PagePrefetch = ({ postId }: { postId: string }) => {
  const { fields, sort } = postQueries.answers(postId);
  const [config] = useListConfig(fields, sort);
  usePrefetchQuery(postQueries.answersPage(postId, config));
  return null;
};

const PositionPrefetch = ({ answerId }: { answerId: string }) => {
  usePrefetchQuery(postQueries.position(answerId));
  return null;
};

/** Asks for what the answers need together with the post, not after it. */
export const AnswersPrefetch = ({ postId }: { postId: string }) => {
  const [parameters] = useAddressParameters();
  const target = parameters.get(TARGET);
  return target === null ? <PagePrefetch postId={postId} /> : <PositionPrefetch answerId={target} />;
};
