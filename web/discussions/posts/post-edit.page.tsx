import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { NotAllowed } from "../../components/no-access.tsx";
import { NewPostEditor } from "./new-post-editor.tsx";
import { PostEditor } from "./post-editor.tsx";
import { postFormOf } from "./post-form.ts";
import { postQueries } from "./posts.queries.ts";
import { usePostRights } from "./use-post-rights.ts";

export const NewPostPage = () => {
  const [parameters] = useSearchParams();
  const [forumId] = useState(() => parameters.get("forum") ?? "");
  return <NewPostEditor forumId={forumId} />;
};

export const PostEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(postQueries.edit(id));
  const { mayEdit } = usePostRights(stored.data.forumId);
  if (!mayEdit(stored.data)) return <NotAllowed />;

  return <PostEditor stored={stored} start={postFormOf(stored.data)} />;
};
