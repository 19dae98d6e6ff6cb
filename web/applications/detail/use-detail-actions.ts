import { useNavigate } from "react-router-dom";
import type { Application } from "../../../shared/applications/application.ts";
import { applicationExportAddress } from "../../../shared/applications/application-files.ts";
import { useViewer } from "../../app/client/session.ts";
import { paths } from "../../app/shell/paths.ts";
import type { RowAction } from "../../components/list/list-column.ts";
import { applicationPaths } from "../application-paths.ts";
import { actionText as text } from "../applications.text.ts";
import { followLink } from "../follow-link.ts";

const answerAddress = (email: string) =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(text.subject)}`;

export const useDetailActions = (application: Application, keepLonger: () => void): RowAction[] => {
  const navigate = useNavigate();
  const { isAdmin } = useViewer();

  return [
    {
      label: text.answer,
      icon: "pi-envelope",
      run: () => followLink({ href: answerAddress(application.email) }),
    },
    {
      label: text.edit,
      icon: "pi-pencil",
      run: () => void navigate(applicationPaths.edit(application)),
    },
    { label: text.print, icon: "pi-print", run: () => window.print() },
    {
      label: text.export,
      icon: "pi-download",
      run: () => followLink({ href: applicationExportAddress(application), download: "" }),
    },
    { label: text.keepLonger, icon: "pi-calendar-plus", run: keepLonger },
    // Only administrators read the audit trail.
    ...(isAdmin
      ? [
          {
            label: text.audit,
            icon: "pi-history",
            run: () => void navigate(paths.auditOf({ subjectId: application.id })),
          },
        ]
      : []),
  ];
};
