import { Skeleton } from "primereact/skeleton";
import type { Employee } from "../../shared/organisations/employee.ts";
import { Grid } from "../components/layout/grid.tsx";
import { useOfficeOf } from "../components/people/offices.ts";
import { PersonCard } from "../components/people/person-card.tsx";
import { employeesText as text } from "./employees.text.ts";

interface EmployeeCardsProps {
  /** Undefined while loading. */
  people: readonly Employee[] | undefined;
  searchTerm: string | undefined;
}

export const EmployeeCards = ({ people, searchTerm }: EmployeeCardsProps) => {
  const officeOf = useOfficeOf();

  return (
    <Grid as="ul" aria-label={text.title}>
      {people
        ? people.map((person) => (
            <li key={person.id}>
              <PersonCard
                person={person}
                office={officeOf(person.employedAt)}
                heading="h2"
                searchTerm={searchTerm}
              />
            </li>
          ))
        : Array.from({ length: 9 }, (_, place) => `place-${place}`).map((place) => (
            <li key={place}>
              <Skeleton height="178px" />
            </li>
          ))}
    </Grid>
  );
};
