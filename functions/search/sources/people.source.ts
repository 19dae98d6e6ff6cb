import { type Colleague, fullName } from "../../../shared/organisations/employee.ts";
import { employeeAddress } from "../../../shared/organisations/organisation-address.ts";
import type { Organisations } from "../../data/organisations/organisations.collection.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import type { Projection } from "../../platform/collection/projection.ts";
import { openRowIndex, type RowFields } from "../../platform/search/row-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

type Offices = Awaited<ReturnType<Organisations["projection"]>>;

const officeName = ({ employedAt }: Colleague, offices: Offices) =>
  employedAt === null ? null : (offices.get(employedAt)?.name ?? null);

/** Never by what is private. */
const fieldsWith = (offices: Offices): RowFields<Colleague> => ({
  name: { text: ({ listed }) => fullName(listed), weight: 16 },
  jobTitle: { text: ({ listed }) => listed.jobTitle, weight: 8, hasCompounds: true },
  specialty: { text: ({ listed }) => listed.specialty, weight: 4, hasCompounds: true },
  email: { text: ({ listed }) => listed.email, weight: 4 },
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
          excerpt: excerptFrom(searchTerm, title, [line, person.specialty, person.email]),
          path: employeeAddress(id),
        };
      },
    };
  });
};
