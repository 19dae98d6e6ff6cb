import { areaFunction } from "../platform/http/area-function.ts";
import { belongings } from "./employees/belongings.ts";
import { employees } from "./employees/employees.ts";
import { employeesOfOffice } from "./employees/employees-of-office.ts";
import { customers } from "./offices/customers.ts";
import { links } from "./offices/links.ts";
import { offices } from "./offices/offices.ts";
import { pictures } from "./offices/pictures.ts";
import { openOrganisationsArea } from "./organisations.deps.ts";
import { birthdays } from "./personal/birthdays.ts";
import { employeePicture } from "./personal/employee-picture.ts";
import { forumSettings } from "./personal/forum-settings.ts";
import { publications } from "./personal/publications.ts";

export const handler = areaFunction(
  [
    offices,
    pictures,
    links,
    customers,
    employees,
    belongings,
    employeesOfOffice,
    employeePicture,
    forumSettings,
    publications,
    birthdays,
  ],
  openOrganisationsArea(),
);
