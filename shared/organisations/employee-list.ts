import { exportableListQuery, listQuery } from "../contract/list.ts";

const fields = {
  filters: ["employedAt", "isDirector", "lastname", "jobTitle", "specialty"],
  sort: ["lastname", "firstname", "jobTitle", "specialty", "employedAt"],
} as const;

/** What lists of people go by. */
export const employeeListQuery = listQuery(fields);

/** The same, of a list that is asked for to be exported. */
export const employeeExportQuery = exportableListQuery(fields).required({ export: true });
