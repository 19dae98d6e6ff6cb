import { employeeFields } from "../../../shared/organisations/employee.fields.ts";
import { type Colleague, fullName } from "../../../shared/organisations/employee.ts";
import { employeeAddress } from "../../../shared/organisations/organisation-address.ts";
import type { Organisations } from "../../data/organisations/organisations.collection.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import type { Projection, Row } from "../../platform/collection/projection.ts";
import { searchedFieldsOf, textsBelowTitle } from "../../platform/search/entity-fields.ts";
import { openRowIndex, type RowFields } from "../../platform/search/row-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

type Offices = Awaited<ReturnType<Organisations["projection"]>>;

const officeName = ({ employedAt }: Colleague, offices: Offices) =>
  employedAt === null ? null : (offices.get(employedAt)?.name ?? null);

const textsOf = textsBelowTitle(employeeFields);

const fieldsWith = (offices: Offices): RowFields<Colleague> => ({
  ...searchedFieldsOf(employeeFields, ({ listed }: Row<Colleague>) => listed),
  office: { text: ({ listed }) => officeName(listed, offices), weight: 4 },
});

/** Made anew when an office changes its name. */
const openPeopleIndex = () => {
  let known: { of: Offices; revision: number; index: ReturnType<typeof openRowIndex<Colleague>> } | undefined;
  return (people: Projection<Colleague>, offices: Offices) => {
    if (known?.of !== offices || known.revision !== offices.revision) {
      known = { of: offices, revision: offices.revision, index: openRowIndex(fieldsWith(offices)) };
    }
    return known.index(people);
  };
};

export const openPeopleSource = (employees: Employees, organisations: Organisations) => {
  const indexOf = openPeopleIndex();

  return openSource<Colleague>("people", async ({ searchTerm }) => {
    const [rows, offices] = await Promise.all([employees.projection(), organisations.projection()]);
    return {
      rows,
      searchable: indexOf(rows, offices),
      factsOf: ({ createdAt, employedAt }) => ({ date: createdAt, organisationId: employedAt }),
      show: (person, id) => {
        const title = fullName(person);
        const line = [person.jobTitle, officeName(person, offices)].filter(Boolean).join(" · ");
        return {
          title,
          excerpt: excerptFrom(searchTerm, title, [line, ...textsOf(person)]),
          path: employeeAddress(id),
        };
      },
    };
  });
};
