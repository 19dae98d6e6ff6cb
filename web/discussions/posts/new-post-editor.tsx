import { useWatch } from "react-hook-form";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { useUploading } from "../../components/files/use-uploading.ts";
import { useEditor } from "../../components/form/editor/use-editor.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { DraftNote } from "./drafts/draft-note.tsx";
import { useDraft } from "./drafts/use-draft.ts";
import { PostEditorFrame } from "./post-editor-frame.tsx";
import { type PostForm, postFormOf, postResolver } from "./post-form.ts";
import { postMutations, postQueries } from "./posts.queries.ts";
import { postFields, postEditorText as text } from "./posts.text.ts";

interface NewPostEditorProps {
  place: string;
  draft: { readonly content: string; readonly values: PostForm | undefined };
  empty: PostForm;
}

export const NewPostEditor = ({ place, draft: stored, empty }: NewPostEditorProps) => {
  const uploading = useUploading();
  const editor = useEditor<PostForm, ForumPost>({
    start: stored.values ?? empty,
    resolver: postResolver(uploading.isUploading),
    isBusy: uploading.isUploading,
    isKept: true,
    formOf: postFormOf,
    labels: postFields,
    edit: postQueries.edit,
    saving: { ...postMutations.save, onSuccess: () => draft.forget() },
    pathOf: discussionPaths.post,
    placing: { replace: true },
  });
  const { form } = editor;
  const content = JSON.stringify(useWatch({ control: form.control }));
  const isEmpty = editor.stored !== undefined || content === JSON.stringify(empty);
  const draft = useDraft({ place, stored: stored.content, content: isEmpty ? "" : content });
  const discard = () => {
    draft.forget();
    form.reset(empty);
  };

  return (
    <PostEditorFrame
      title={text.createTitle}
      editor={editor}
      uploading={uploading}
      listPath={empty.forumId ? discussionPaths.forum(empty.forumId) : discussionPaths.overview}
      saveLabel={text.publish}
      actions={<DraftNote draft={draft} isRestored={stored.values !== undefined} onDiscard={discard} />}
    />
  );
};
