import { paths } from "../app/shell/paths.ts";

const segment = encodeURIComponent;

export const officePaths = {
  list: "/organisations",
  create: "/organisations/new",
  read: paths.organisation,
  edit: (id: string) => `/organisations/${segment(id)}/edit`,
  customers: (id: string) => `/organisations/${segment(id)}/customers`,
  phoneList: (id: string) => `/employees/phone-list?${new URLSearchParams({ organisation: id })}`,
  people: (id: string) => `/employees?${new URLSearchParams({ employedAt: id })}`,
};
