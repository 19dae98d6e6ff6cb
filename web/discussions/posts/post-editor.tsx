import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import type { Versioned } from "../../app/client/call.ts";
import { useUploading } from "../../components/files/use-uploading.ts";
import { useEditor } from "../../components/form/editor/use-editor.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { PostEditorFrame } from "./post-editor-frame.tsx";
import { type PostForm, postFormOf, postResolver } from "./post-form.ts";
import { postMutations, postQueries } from "./posts.queries.ts";
import { postFields, postEditorText as text } from "./posts.text.ts";

export const PostEditor = ({ stored, start }: { stored: Versioned<ForumPost>; start: PostForm }) => {
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
