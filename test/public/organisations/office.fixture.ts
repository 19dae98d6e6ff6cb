import { ulid } from "ulid";
import { openCustomers } from "../../../functions/data/organisations/customers.collection.ts";
import { openOfficeLinks } from "../../../functions/data/organisations/office-links.repository.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { portal } from "../../portal.ts";
import { anEmployee, anOffice } from "../../support/people.builder.ts";
import { publicFixture } from "../public.fixture.ts";

const everySwitch = {
  showOnHomepage: true,
  showEmail: true,
  showPhone: true,
  showPicture: true,
  showJobTitle: true,
};

/** An office that publishes itself, and what somebody outside the group gets of it. */
export const publishingOffice = async (overrides: Partial<Organisation> = {}) => {
  const { table } = await portal();
  const fixture = await publicFixture();
  const urlName = `kanzlei-${ulid().toLowerCase()}`;
  const office = await fixture.people.organisations.insert(anOffice({ urlName, ...overrides }));
  const hire = (facts: Partial<Employee> = {}) =>
    fixture.people.employees.insert(anEmployee({ employedAt: office.id, ...everySwitch, ...facts }));
  return {
    ...fixture,
    office,
    urlName,
    hire,
    customers: openCustomers(table)(office.id),
    links: openOfficeLinks(table),
  };
};
