import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";
import { NotFound } from "../../components/no-access.tsx";
import { PageSkeleton } from "../../components/page-skeleton.tsx";
import { useAddressParameters, withParameters } from "../../components/use-address-parameters.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { TARGET } from "./answers/use-answers.ts";
import { postQueries } from "./posts.queries.ts";

export const WhereMerged = ({ id }: { id: string }) => {
  const [parameters] = useAddressParameters();
  const target = parameters.get(TARGET) ?? id;
  const { data, isPending } = useQuery(postQueries.position(target));
  if (isPending) return <PageSkeleton />;
  if (!data) return <NotFound />;

  const search = withParameters({ [TARGET]: target })(parameters).toString();
  return <Navigate replace to={{ pathname: discussionPaths.post(data.postId), search }} />;
};
