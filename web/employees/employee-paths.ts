import { paths } from "../app/shell/paths.ts";

/** The query parameter that names the office of somebody new. */
export const AT_OFFICE = "organisation";

const segment = encodeURIComponent;
const list = "/employees";

/** The addresses inside the area of the employees. */
export const employeePaths = {
  list,
  import: `${list}/import`,
  /** The phone list of one office, or of the whole group. */
  phoneList: (organisation?: string) =>
    organisation
      ? `${list}/phone-list?${new URLSearchParams({ [AT_OFFICE]: organisation })}`
      : `${list}/phone-list`,
  create: (organisation?: string) =>
    organisation ? `${list}/new?${new URLSearchParams({ [AT_OFFICE]: organisation })}` : `${list}/new`,
  read: paths.employee,
  edit: (id: string) => `${list}/${segment(id)}/edit`,
};
