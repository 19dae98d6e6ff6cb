import { createHash } from "node:crypto";
import type { PushMessage } from "../../../shared/notifications/push-device.ts";
import { sentenceOf } from "../../../shared/notifications/sentences.text.ts";
import { type Collapsed, groupOf } from "../collapsed.ts";
import { pushText } from "./push.text.ts";

const MOST_APART = 3;
/** Push services take 4 KB, encrypted (RFC 8030, section 7.2). */
const MOST_LETTERS = 200;

const cut = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text);

/** Topics of push services take at most 32 letters of base64url. */
const tagOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 32);

/** The latest comes last, so that it is on top. */
export const messagesOf = (notifications: readonly Collapsed[], unread: number): PushMessage[] => {
  if (notifications.length > MOST_APART) {
    const title = pushText.several(notifications.length);
    const body = cut(notifications.map((one) => one.title).join(", "));
    return [{ title, body, path: "/notifications", tag: tagOf("several"), unread }];
  }
  return notifications.toReversed().map((one) => ({
    title: cut(sentenceOf(one.kind, one.actor, one.count)),
    body: cut(one.title),
    path: one.path,
    tag: tagOf(groupOf(one)),
    unread,
  }));
};
