import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const administrationRoutes: RouteObject[] = [
  page("administration", () => import("./administration.page.tsx"), "AdministrationPage"),
  page("administration/settings", () => import("./settings/settings.page.tsx"), "SettingsPage"),
  page("administration/privacy", () => import("./privacy/privacy.page.tsx"), "PrivacyPage"),
  page(
    "administration/privacy/requests/:id",
    () => import("./privacy/data-request.page.tsx"),
    "DataRequestPage",
  ),
  page("administration/privacy/retention", () => import("./privacy/retention.page.tsx"), "RetentionPage"),
  page("administration/audit", () => import("./audit/audit.page.tsx"), "AuditPage"),
  page("administration/audit/:id", () => import("./audit/audit-entry.page.tsx"), "AuditEntryPage"),
  page("administration/users", () => import("./users/users.page.tsx"), "UsersPage"),
  page("administration/users/new", () => import("./users/user-edit.page.tsx"), "NewUserPage"),
  page("administration/users/:id", () => import("./users/user-edit.page.tsx"), "UserEditPage"),
  page("administration/access", () => import("./access/assignments.page.tsx"), "AssignmentsPage"),
  page("administration/access/why", () => import("./access/why/why.page.tsx"), "WhyPage"),
  page("administration/access/roles", () => import("./access/roles/roles.page.tsx"), "RolesPage"),
  page("administration/access/roles/new", () => import("./access/roles/role-edit.page.tsx"), "NewRolePage"),
  page("administration/access/roles/:id", () => import("./access/roles/role-edit.page.tsx"), "RoleEditPage"),
  page("administration/tokens", () => import("./tokens/tokens.page.tsx"), "TokensPage"),
  page("administration/shares", () => import("./shares/shares.page.tsx"), "SharesPage"),
  page("administration/templates", () => import("./templates/templates.page.tsx"), "TemplatesPage"),
  page("administration/templates/new", () => import("./templates/template-edit.page.tsx"), "NewTemplatePage"),
  page(
    "administration/templates/:id",
    () => import("./templates/template-edit.page.tsx"),
    "TemplateEditPage",
  ),
];
