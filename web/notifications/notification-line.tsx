import "./notifications.css";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { Notification, NotificationKind } from "../../shared/notifications/notification.ts";
import { sentenceOf } from "../../shared/notifications/sentences.text.ts";
import { DateText } from "../components/date-text.tsx";
import { notificationMutations } from "./notifications.queries.ts";
import { notificationsText as text } from "./notifications.text.ts";

const kindIcon: Readonly<Record<NotificationKind, string>> = {
  answer: "pi-comments",
  mention: "pi-at",
  post: "pi-comment",
  pollReminder: "pi-chart-bar",
  pollResult: "pi-chart-bar",
  voteReplaced: "pi-chart-bar",
  reaction: "pi-thumbs-up",
  solution: "pi-check-circle",
  report: "pi-flag",
  article: "pi-file",
  confirm: "pi-check-square",
  releaseAsked: "pi-verified",
  releaseGiven: "pi-verified",
  releaseRefused: "pi-verified",
  event: "pi-calendar-plus",
  eventUnanswered: "pi-calendar",
  eventTomorrow: "pi-calendar",
  eventComing: "pi-calendar",
  eventWaiting: "pi-calendar",
  eventChanged: "pi-calendar",
  eventCancelled: "pi-calendar-times",
  folder: "pi-folder",
  shareDownloaded: "pi-share-alt",
  papersSubmitted: "pi-inbox",
  zip: "pi-download",
  zipFailed: "pi-exclamation-triangle",
  sendDone: "pi-send",
  sendPaused: "pi-exclamation-triangle",
  sendFailed: "pi-exclamation-triangle",
  application: "pi-users",
  applicationDate: "pi-calendar",
  applicationNote: "pi-at",
  applicationPapers: "pi-inbox",
  applicationWithdrawn: "pi-user-minus",
  material: "pi-box",
};

interface NotificationLineProps {
  notification: Notification;
  onOpen?: () => void;
}

const isFile = (path: string) => path.startsWith("/v1/");

/** Marks it as read itself, since the bell may not count it any more. */
export const NotificationLine = ({ notification, onOpen }: NotificationLineProps) => {
  const { id, kind, title, actor, count, path, createdAt, readAt } = notification;
  const reading = useMutation(notificationMutations.read);
  const onClick = () => {
    if (readAt === null) reading.mutate([id]);
    onOpen?.();
  };
  const content = (
    <>
      <i className={`pi ${kindIcon[kind]}`} aria-hidden="true" />
      <span className="notification-words">
        <span>{sentenceOf(kind, actor, count)}</span>
        <strong>{title}</strong>
        <span className="muted">
          <DateText value={createdAt} show="stamp" />
        </span>
      </span>
      {readAt === null && (
        <span className="notification-unread">
          <span className="visually-hidden">{text.unread}</span>
        </span>
      )}
    </>
  );
  const shared = { className: "notification-line", onClick };

  return isFile(path) ? (
    <a {...shared} href={path} download={title}>
      {content}
    </a>
  ) : (
    <Link {...shared} to={path}>
      {content}
    </Link>
  );
};
