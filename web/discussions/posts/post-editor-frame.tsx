import { useWatch } from "react-hook-form";
import { isAllowed } from "../../../shared/contract/permissions.ts";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import type { Announcement } from "../../../shared/notifications/announcement.ts";
import { useViewer } from "../../app/client/session.ts";
import { AnnouncementField } from "../../components/announcement-field.tsx";
import { announcementWords } from "../../components/announcement-words.ts";
import { entryAudience } from "../../components/answers/answers.queries.ts";
import { editMentionHelp, mentionHelp } from "../../components/answers/answers.text.ts";
import { AttachedFiles } from "../../components/files/attached-files.tsx";
import type { useUploading } from "../../components/files/use-uploading.ts";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import type { Editor } from "../../components/form/editor/use-editor.ts";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { RichTextField } from "../../components/form/rich-text/rich-text-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { PollEditor } from "./polls/poll-editor.tsx";
import type { PostForm } from "./post-form.ts";
import { postFields, postEditorText as text } from "./posts.text.ts";
import { useForumOptions } from "./use-forum-options.ts";

const isAtOnce = ({ isSilent, at }: Announcement) => !isSilent && at === null;

interface PostEditorFrameProps {
  title: string;
  editor: Editor<PostForm, ForumPost>;
  uploading: ReturnType<typeof useUploading>;
  listPath: string;
  viewPath?: string;
  saveLabel?: string;
}

export const PostEditorFrame = ({ uploading, ...frame }: PostEditorFrameProps) => {
  const { form, stored } = frame.editor;
  const field = fieldsOf(form, postFields);
  const viewer = useViewer();
  const forums = useForumOptions();
  const mayManage = (forumId: string | undefined) =>
    isAllowed(viewer, "EDIT_GROUP", forums.find(({ value }) => value === forumId)?.groupId);
  const options = stored ? forums.filter(({ value }) => mayManage(value)) : forums;
  const [forumId, poll, content] = useWatch({
    control: form.control,
    name: ["forumId", "questionnaire", "content"],
  });
  const isReported = !stored || (stored.data.announcement && !isAtOnce(stored.data.announcement));
  const isVoted = (stored?.data.questionnaire?.votesCount ?? 0) > 0 && poll !== null;

  return (
    <EditorFrame
      {...frame}
      inWords={{
        forumId: ({ forumId: id }) => forums.find(({ value }) => value === id)?.label ?? "",
        files: ({ files = [] }) => files.map(({ fileName }) => fileName).join(", "),
        announcement: (written) => announcementWords(written, new Date(0)) ?? text.atOnce,
      }}
    >
      <Stack className="post-editor">
        <TextField {...field("title")} required />
        {(!stored || mayManage(stored.data.forumId)) && (
          <SelectField {...field("forumId")} options={options} placeholder={text.pickForum} required />
        )}
        {isReported && forumId && (
          <div>
            <AnnouncementField
              form={form}
              name="announcement"
              audienceAt={(at) => entryAudience({ forumId, postId: stored?.data.id, content }, at)}
              isFolded
            />
          </div>
        )}
        <RichTextField
          {...field("content")}
          help={stored ? editMentionHelp : mentionHelp}
          imagePurpose="post"
          onBusy={uploading.onText}
          hasMentions
        />
        <AttachedFiles {...field("files")} purpose="post" onBusy={uploading.onFiles} />
        <PollEditor form={form} isFixed={isVoted} />
        {mayManage(forumId) && (
          <CheckGroup>
            <CheckField {...field("sticky")} label={text.stickyLabel} />
            <CheckField {...field("closed")} label={text.closedLabel} />
          </CheckGroup>
        )}
      </Stack>
    </EditorFrame>
  );
};
