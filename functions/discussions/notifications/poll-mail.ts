import { muteAddress, postAddress } from "../../../shared/discussions/discussion-address.ts";
import type { StoredPost } from "../../data/discussions/forum-entries.collection.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { loadForumTemplate } from "./forum-mail.ts";
import { notificationsText as text } from "./notifications.text.ts";

interface MailWords {
  readonly occasion: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export const keepPollMail = async (
  { id, forumId }: Pick<StoredPost, "id" | "forumId">,
  { occasion, title, lines }: MailWords,
  deps: LinkedStores,
): Promise<string> => {
  const { outbox, portalOrigin, forums } = deps;
  const [render, forum] = await Promise.all([loadForumTemplate(deps), forums.find(forumId)]);
  return outbox.keep(
    render({
      post: {
        title,
        excerpt: lines.join("\n"),
        authorName: text.portal,
        forumName: forum?.name ?? "",
        isAnswer: false,
        occasion,
        url: `${portalOrigin}${postAddress(id)}`,
        muteUrl: `${portalOrigin}${muteAddress(id)}`,
      },
      discussions: [],
    }),
  );
};
