import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import type { Versioned } from "../../app/client/call.ts";
import { useUploading } from "../../components/files/use-uploading.ts";
import { useEditor } from "../../components/form/editor/use-editor.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { useOpeningParameter } from "../../components/use-address-parameters.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { PostEditorFrame } from "./post-editor-frame.tsx";
import { newPostForm, type PostForm, postFormOf, postResolver } from "./post-form.ts";
import { postMutations, postQueries } from "./posts.queries.ts";
import { postFields, postEditorText as text } from "./posts.text.ts";
import { usePostRights } from "./use-post-rights.ts";

const NewPostEditor = ({ forumId }: { forumId: string }) => {
  const uploading = useUploading();
  const editor = useEditor<PostForm, ForumPost>({
    start: newPostForm(forumId),
    resolver: postResolver(uploading.isUploading),
    isBusy: uploading.isUploading,
    draft: "post",
    begunAs: forumId || "none",
    formOf: postFormOf,
    labels: postFields,
    edit: postQueries.edit,
    saving: postMutations.save,
    pathOf: discussionPaths.post,
    placing: { replace: true },
  });

  return (
    <PostEditorFrame
      title={text.createTitle}
      editor={editor}
      uploading={uploading}
      listPath={forumId ? discussionPaths.forum(forumId) : discussionPaths.overview}
      saveLabel={text.publish}
    />
  );
};

const PostEditor = ({ stored, start }: { stored: Versioned<ForumPost>; start: PostForm }) => {
  const uploading = useUploading();
  const editor = useEditor<PostForm, ForumPost>({
    stored,
    start,
    resolver: postResolver(uploading.isUploading),
    isBusy: uploading.isUploading,
    draft: "post",
    formOf: postFormOf,
    labels: postFields,
    edit: postQueries.edit,
    saving: postMutations.save,
    pathOf: discussionPaths.editPost,
  });
  const viewPath = discussionPaths.post(stored.data.id);

  return (
    <PostEditorFrame
      title={text.editTitle}
      editor={editor}
      uploading={uploading}
      listPath={viewPath}
      viewPath={viewPath}
    />
  );
};

export const NewPostPage = () => {
  const forumId = useOpeningParameter("forum") ?? "";
  return <NewPostEditor forumId={forumId} />;
};

export const PostEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(postQueries.edit(id));
  const { mayEdit } = usePostRights(stored.data);
  if (!mayEdit(stored.data)) return <NotAllowed />;

  return <PostEditor stored={stored} start={postFormOf(stored.data)} />;
};
