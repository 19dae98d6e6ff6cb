import { listFieldsOf } from "../contract/fields.ts";
import { exportableListQuery, listQuery } from "../contract/list-query.ts";
import { employeeFields } from "./employee.fields.ts";

const fields = listFieldsOf(employeeFields);

export const employeeListQuery = listQuery(fields);

export const employeeExportQuery = exportableListQuery(fields).required({ export: true });
