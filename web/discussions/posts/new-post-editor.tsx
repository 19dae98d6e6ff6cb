import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { useUploading } from "../../components/files/use-uploading.ts";
import { useEditor } from "../../components/form/editor/use-editor.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { PostEditorFrame } from "./post-editor-frame.tsx";
import { newPostForm, type PostForm, postFormOf, postResolver } from "./post-form.ts";
import { postMutations, postQueries } from "./posts.queries.ts";
import { postFields, postEditorText as text } from "./posts.text.ts";

export const NewPostEditor = ({ forumId }: { forumId: string }) => {
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
