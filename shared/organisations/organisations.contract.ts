import { belongings } from "./belongings.contract.ts";
import { birthdays } from "./birthdays.contract.ts";
import { customers } from "./customers.contract.ts";
import { employeePicture } from "./employee-picture.contract.ts";
import { employees } from "./employees.contract.ts";
import { employeesOfOffice } from "./employees-of-office.contract.ts";
import { forumSettings } from "./forum-settings.contract.ts";
import { links } from "./links.contract.ts";
import { offices } from "./offices.contract.ts";
import { pictures } from "./pictures.contract.ts";
import { publications } from "./publications.contract.ts";

export const organisations = {
  ...offices,
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
};
