import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const employeesRoutes: RouteObject[] = [
  page("employees", () => import("./employees.page.tsx"), "EmployeesPage"),
  page("employees/new", () => import("./employee-edit.page.tsx"), "NewEmployeePage"),
  page("employees/phone-list", () => import("./phone-list/phone-list.page.tsx"), "PhoneListPage"),
  page("employees/import", () => import("./import/employee-import.page.tsx"), "EmployeeImportPage"),
  page("employees/:id", () => import("./employee.page.tsx"), "EmployeePage"),
  page("employees/:id/edit", () => import("./employee-edit.page.tsx"), "EmployeeEditPage"),
];
