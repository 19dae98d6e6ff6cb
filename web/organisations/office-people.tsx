import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { Organisation } from "../../shared/organisations/organisation.ts";
import { formatNumber } from "../components/date-text.tsx";
import { Grid } from "../components/layout/grid.tsx";
import { Row } from "../components/layout/row.tsx";
import { PersonCard } from "../components/people/person-card.tsx";
import { officePaths } from "./organisation-paths.ts";
import { officeQueries } from "./organisations.queries.ts";
import { officeText as text } from "./organisations.text.ts";

export const OfficePeople = ({ office }: { office: Organisation }) => {
  const { data: people } = useSuspenseQuery(officeQueries.people(office.id));
  if (people.totalCount === 0) return <p className="muted">{text.noPeople}</p>;

  return (
    <>
      <Grid as="ul" aria-label={text.people}>
        {people.data.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} office={{ phone: office.phone }} heading="h3" />
          </li>
        ))}
      </Grid>
      <Row as="p" className="office-people-more" gap={6} lines={2}>
        {people.totalCount > people.data.length && (
          <Link to={officePaths.people(office.id)}>{text.allPeople(formatNumber(people.totalCount))}</Link>
        )}
        <Link to={officePaths.phoneList(office.id)}>{text.phoneList}</Link>
      </Row>
    </>
  );
};
