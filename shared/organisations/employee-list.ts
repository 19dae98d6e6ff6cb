import { exportableListQuery, listQuery } from "../contract/list.ts";

const fields = {
  filters: ["employedAt", "isDirector", "lastname", "jobTitle", "specialty"],
  sort: ["lastname", "firstname", "jobTitle", "specialty", "employedAt"],
} as const;

export const employeeListQuery = listQuery(fields);

export const employeeExportQuery = exportableListQuery(fields).required({ export: true });
