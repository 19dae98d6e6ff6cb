import { Link } from "react-router-dom";
import type { AuditAction, AuditSubjectKind } from "../../../shared/administration/audit-action.ts";
import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import { paths } from "../../app/shell/paths.ts";
import { administrationPaths } from "../administration-paths.ts";
import { actionText, namelessText, subjectText, auditText as text } from "./audit.text.ts";

const pages: Readonly<Partial<Record<AuditSubjectKind, (id: string) => string>>> = {
  user: administrationPaths.user,
  role: administrationPaths.role,
  employee: paths.employee,
  organisation: paths.organisation,
  article: paths.article,
  newsletter: paths.newsletter,
  forumPost: paths.forumPost,
  templateSet: administrationPaths.template,
  dataRequest: administrationPaths.dataRequest,
};

/** Deleting an item leaves the subject itself. */
const isGone = ({ action }: AuditEntry) => /^[\w-]+\.deleted$/.test(action);

export const subjectPath = (entry: AuditEntry): string | undefined => {
  if (!entry.subjectKind || !entry.subjectId || isGone(entry)) return undefined;
  return pages[entry.subjectKind]?.(entry.subjectId);
};

const ownActions: readonly AuditAction[] = ["password.link-sent", "article.announced"];

export const actorOf = ({ actorName, action }: Pick<AuditEntry, "actorName" | "action">): string =>
  actorName ?? (ownActions.includes(action) ? text.portal : text.nobody);

export type OfficeName = (id: string | null) => string;

export const subjectNameOf = (
  { subjectKind, subjectName, subjectId }: AuditEntry,
  officeName: OfficeName,
): string | undefined =>
  subjectName ?? ((subjectKind === "organisation" && officeName(subjectId)) || undefined);

const partsOf = (entry: AuditEntry, officeName: OfficeName) => {
  const name = subjectNameOf(entry, officeName);
  const pattern = (name === undefined ? namelessText[entry.action] : undefined) ?? actionText[entry.action];
  const [before = "", after = ""] = pattern.split(/\{\w+\}/);
  if (!pattern.includes("{")) return { before, after, noun: "", name: "" };
  const [named, unnamed] = subjectText[entry.subjectKind ?? "settings"];
  if (name === undefined) return { before, after, noun: unnamed, name: "" };
  return { before, after, noun: pattern.includes("{object}") ? `${named} ` : "", name: `„${name}“` };
};

export const sentenceOf = (entry: AuditEntry, officeName: OfficeName): string => {
  const { before, noun, name, after } = partsOf(entry, officeName);
  return before + noun + name + after;
};

export const EntrySentence = ({ entry, officeName }: { entry: AuditEntry; officeName: OfficeName }) => {
  const { before, noun, name, after } = partsOf(entry, officeName);
  const to = subjectPath(entry);
  return (
    <>
      {before}
      {noun}
      {to && name ? <Link to={to}>{name}</Link> : name}
      {after}
    </>
  );
};
