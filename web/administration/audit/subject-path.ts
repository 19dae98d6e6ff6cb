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
  templateSet: administrationPaths.template,
};

/** What was deleted with it belongs to something that is still there. */
const isGone = ({ action }: AuditEntry) => /^[\w-]+\.deleted$/.test(action);

/** Where the subject of an entry can be looked at; nothing where it is gone or has no page. */
export const subjectPath = (entry: AuditEntry): string | undefined => {
  if (!entry.subjectKind || !entry.subjectId || isGone(entry)) return undefined;
  return pages[entry.subjectKind]?.(entry.subjectId);
};
