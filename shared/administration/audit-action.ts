import * as z from "zod";

export const auditGroups = [
  "signIns",
  "passwords",
  "users",
  "roles",
  "articles",
  "discussions",
  "calendar",
  "applications",
  "sending",
  "imports",
  "exports",
  "deletions",
  "settings",
] as const;
export type AuditGroup = (typeof auditGroups)[number];

export const auditSubjects = [
  "user",
  "role",
  "employee",
  "organisation",
  "article",
  "forumGroup",
  "forum",
  "forumPost",
  "forumAnswer",
  "cloudItem",
  "gallery",
  "event",
  "eventCategory",
  "miscGroup",
  "miscEntry",
  "application",
  "newsletter",
  "subscriber",
  "templateSet",
  "settings",
] as const;
export type AuditSubjectKind = (typeof auditSubjects)[number];

interface AuditedAction {
  readonly group: AuditGroup;
  readonly subject: AuditSubjectKind | null;
}

const about = <const Group extends AuditGroup, const Subject extends AuditSubjectKind | null>(
  group: Group,
  subject: Subject,
) => ({ group, subject });

export const auditActions = {
  "session.started": about("signIns", "user"),
  "session.refused": about("signIns", "user"),
  "session.ended": about("signIns", "user"),
  "password.changed": about("passwords", "user"),
  "password.reset": about("passwords", "user"),
  "password.link-sent": about("passwords", "user"),
  "second-factor.enabled": about("passwords", "user"),
  "second-factor.disabled": about("passwords", "user"),
  "second-factor.codes-renewed": about("passwords", "user"),
  "second-factor.removed": about("passwords", "user"),
  "user.created": about("users", "user"),
  "user.changed": about("users", "user"),
  "user.activated": about("users", "user"),
  "user.deactivated": about("users", "user"),
  "user.invited": about("users", "user"),
  "user.roles-changed": about("roles", "user"),
  "role.created": about("roles", "role"),
  "role.changed": about("roles", "role"),
  "role.deleted": about("deletions", "role"),
  "employee.changed": about("users", "employee"),
  "employee.deleted": about("deletions", "employee"),
  "employee.picture-deleted": about("deletions", "employee"),
  "employees.imported": about("imports", null),
  "employees.exported": about("exports", null),
  "organisation.picture-deleted": about("deletions", "organisation"),
  "organisation.link-deleted": about("deletions", "organisation"),
  "organisation.customer-deleted": about("deletions", "organisation"),
  "newsletter.test-sent": about("sending", "newsletter"),
  "newsletter.release-asked": about("sending", "newsletter"),
  "newsletter.release-given": about("sending", "newsletter"),
  "newsletter.release-refused": about("sending", "newsletter"),
  "newsletter.published": about("sending", "newsletter"),
  "newsletter.scheduled": about("sending", "newsletter"),
  "newsletter.unscheduled": about("sending", "newsletter"),
  "newsletter.repeated": about("sending", "newsletter"),
  "newsletter.paused": about("sending", "newsletter"),
  "newsletter.resumed": about("sending", "newsletter"),
  "newsletter.cancelled": about("sending", "newsletter"),
  "newsletter.window-ignored": about("sending", "newsletter"),
  "newsletter.files-withdrawn": about("deletions", "newsletter"),
  "newsletter.deleted": about("deletions", "newsletter"),
  "newsletter.recipients-exported": about("exports", "newsletter"),
  "article.created": about("articles", "article"),
  "article.edited": about("articles", "article"),
  "article.submitted": about("articles", "article"),
  "article.reviewed": about("articles", "article"),
  "article.released": about("articles", "article"),
  "article.made-public": about("articles", "article"),
  "article.withdrawn": about("articles", "article"),
  "article.confirmed": about("articles", "article"),
  "article.confirmation-reminded": about("articles", "article"),
  "article.confirmations-exported": about("exports", "article"),
  "article.announced": about("sending", "article"),
  "article.deleted": about("deletions", "article"),
  "article.file-deleted": about("deletions", "article"),
  "forum-group.deleted": about("deletions", "forumGroup"),
  "forum.deleted": about("deletions", "forum"),
  "forum-post.edited": about("discussions", "forumPost"),
  "forum-post.deleted": about("deletions", "forumPost"),
  "forum-post.file-deleted": about("deletions", "forumPost"),
  "forum-answer.edited": about("discussions", "forumAnswer"),
  "forum-answer.deleted": about("deletions", "forumAnswer"),
  "forum-answer.file-deleted": about("deletions", "forumAnswer"),
  "cloud-item.deleted": about("deletions", "cloudItem"),
  "cloud-item.purged": about("deletions", "cloudItem"),
  "poll.stopped": about("discussions", "forumPost"),
  "poll.reminded": about("discussions", "forumPost"),
  "gallery.deleted": about("deletions", "gallery"),
  "gallery.image-deleted": about("deletions", "gallery"),
  "event.edited": about("calendar", "event"),
  "event.reminded": about("calendar", "event"),
  "event.deleted": about("deletions", "event"),
  "event.file-deleted": about("deletions", "event"),
  "event.answers-exported": about("exports", "event"),
  "event-category.deleted": about("deletions", "eventCategory"),
  "misc-group.deleted": about("deletions", "miscGroup"),
  "misc-entry.deleted": about("deletions", "miscEntry"),
  "calendar-feed.revoked": about("deletions", "user"),
  "application.read": about("applications", "application"),
  "application.file-read": about("applications", "application"),
  "application.edited": about("applications", "application"),
  "application.processed": about("applications", "application"),
  "application.consent-asked": about("applications", "application"),
  "application.consent-given": about("applications", "application"),
  "application.exported": about("exports", "application"),
  "applications.exported": about("exports", null),
  "application.deleted": about("deletions", "application"),
  "application.expired": about("deletions", "application"),
  "subscriber.deleted": about("deletions", "subscriber"),
  "subscriber.suppression-lifted": about("sending", "subscriber"),
  "subscribers.imported": about("imports", "organisation"),
  "subscribers.import-undone": about("imports", "organisation"),
  "subscribers.exported": about("exports", null),
  "template-set.deleted": about("deletions", "templateSet"),
  "settings.changed": about("settings", "settings"),
  "audit.exported": about("exports", null),
} as const satisfies Readonly<Record<string, AuditedAction>>;

export type AuditAction = keyof typeof auditActions;

const isAction = (name: string): name is AuditAction => name in auditActions;
const names = Object.keys(auditActions).filter(isAction);

export const AuditAction = z.enum(names);
export const AuditGroup = z.enum(auditGroups);
export const AuditSubjectKind = z.enum(auditSubjects);

export const groupOf = (action: AuditAction): AuditGroup => auditActions[action].group;
export const subjectKindOf = (action: AuditAction): AuditSubjectKind | null => auditActions[action].subject;
