import type { RouteObject } from "react-router-dom";

export const administrationRoutes: RouteObject[] = [
  {
    path: "administration",
    lazy: async () => ({ Component: (await import("./administration.page.tsx")).AdministrationPage }),
  },
  {
    path: "administration/settings",
    lazy: async () => ({ Component: (await import("./settings/settings.page.tsx")).SettingsPage }),
  },
  {
    path: "administration/audit",
    lazy: async () => ({ Component: (await import("./audit/audit.page.tsx")).AuditPage }),
  },
  {
    path: "administration/audit/:id",
    lazy: async () => ({ Component: (await import("./audit/audit-entry.page.tsx")).AuditEntryPage }),
  },
  {
    path: "administration/users",
    lazy: async () => ({ Component: (await import("./users/users.page.tsx")).UsersPage }),
  },
  {
    path: "administration/users/new",
    lazy: async () => ({ Component: (await import("./users/user-edit.page.tsx")).NewUserPage }),
  },
  {
    path: "administration/users/:id",
    lazy: async () => ({ Component: (await import("./users/user-edit.page.tsx")).UserEditPage }),
  },
  {
    path: "administration/access",
    lazy: async () => ({ Component: (await import("./access/assignments.page.tsx")).AssignmentsPage }),
  },
  {
    path: "administration/access/why",
    lazy: async () => ({ Component: (await import("./access/why/why.page.tsx")).WhyPage }),
  },
  {
    path: "administration/access/roles",
    lazy: async () => ({ Component: (await import("./access/roles/roles.page.tsx")).RolesPage }),
  },
  {
    path: "administration/access/roles/new",
    lazy: async () => ({ Component: (await import("./access/roles/role-edit.page.tsx")).NewRolePage }),
  },
  {
    path: "administration/access/roles/:id",
    lazy: async () => ({ Component: (await import("./access/roles/role-edit.page.tsx")).RoleEditPage }),
  },
  {
    path: "administration/templates",
    lazy: async () => ({ Component: (await import("./templates/templates.page.tsx")).TemplatesPage }),
  },
  {
    path: "administration/templates/new",
    lazy: async () => ({ Component: (await import("./templates/template-edit.page.tsx")).NewTemplatePage }),
  },
  {
    path: "administration/templates/:id",
    lazy: async () => ({ Component: (await import("./templates/template-edit.page.tsx")).TemplateEditPage }),
  },
];
