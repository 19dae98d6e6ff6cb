import type { RouteObject } from "react-router-dom";

export const employeesRoutes: RouteObject[] = [
  {
    path: "employees",
    lazy: async () => ({ Component: (await import("./employees.page.tsx")).EmployeesPage }),
  },
  {
    path: "employees/new",
    lazy: async () => ({ Component: (await import("./employee-edit.page.tsx")).NewEmployeePage }),
  },
  {
    path: "employees/phone-list",
    lazy: async () => ({ Component: (await import("./phone-list/phone-list.page.tsx")).PhoneListPage }),
  },
  {
    path: "employees/import",
    lazy: async () => ({ Component: (await import("./import/employee-import.page.tsx")).EmployeeImportPage }),
  },
  {
    path: "employees/:id",
    lazy: async () => ({ Component: (await import("./employee.page.tsx")).EmployeePage }),
  },
  {
    path: "employees/:id/edit",
    lazy: async () => ({ Component: (await import("./employee-edit.page.tsx")).EmployeeEditPage }),
  },
];
