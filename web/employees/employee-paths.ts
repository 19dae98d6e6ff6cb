import { paths } from "../app/shell/paths.ts";

export const AT_OFFICE = "organisation";

const segment = encodeURIComponent;
const list = "/employees";

export const employeePaths = {
  list,
  import: `${list}/import`,
  phoneList: (organisation?: string) =>
    organisation
      ? `${list}/phone-list?${new URLSearchParams({ [AT_OFFICE]: organisation })}`
      : `${list}/phone-list`,
  create: (organisation?: string) =>
    organisation ? `${list}/new?${new URLSearchParams({ [AT_OFFICE]: organisation })}` : `${list}/new`,
  read: paths.employee,
  edit: (id: string) => `${list}/${segment(id)}/edit`,
};
