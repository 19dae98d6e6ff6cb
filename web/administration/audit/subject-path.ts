import type { AuditSubjectKind } from "../../../shared/administration/audit-action.ts";
import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import { paths } from "../../app/shell/paths.ts";
import { administrationPaths } from "../administration-paths.ts";

const pages: Readonly<Partial<Record<AuditSubjectKind, (id: string) => string>>> = {
  user: administrationPaths.user,
  role: administrationPaths.role,
  employee: paths.employee,
  organisation: paths.organisation,
  article: paths.article,
  newsletter: paths.newsletter,
  forumPost: paths.forumPost,
  templateSet: administrationPaths.template,
};

/** Deleting an item leaves the subject itself. */
const isGone = ({ action }: AuditEntry) => /^[\w-]+\.deleted$/.test(action);

/** Undefined if it is deleted or has no page. */
export const subjectPath = (entry: AuditEntry): string | undefined => {
  if (!entry.subjectKind || !entry.subjectId || isGone(entry)) return undefined;
  return pages[entry.subjectKind]?.(entry.subjectId);
};
