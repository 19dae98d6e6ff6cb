import "./home.css";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { formatWeekday } from "../../shared/dates/dates.ts";
import { officeDay } from "../../shared/dates/office-days.ts";
import { birthdays } from "../../shared/organisations/birthdays.contract.ts";
import { queryOf, rowsOf } from "../app/client/query-of.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { Grid } from "../components/layout/layout.tsx";
import { PersonCard } from "../components/people/person-card.tsx";
import { birthdaysText as text } from "./home.text.ts";

/** "Montag, 23. November"; today is named as such. */
export const birthdayWords = (date: string, now = new Date()): string => {
  const words = formatWeekday(date);
  return date === officeDay(now) ? text.today(words) : words;
};

const birthdaysQuery = queryOptions({
  ...queryOf(birthdays.thisWeek, {}),
  select: (page) => rowsOf(page).filter(({ date }) => date >= officeDay(new Date())),
  staleTime: 60_000,
});

export const Birthdays = () => {
  const { data: people } = useSuspenseQuery(birthdaysQuery);
  if (people.length === 0) {
    return <EmptyState text={text.none} action={<Link to="/profile">{text.toProfile}</Link>} />;
  }

  return (
    <Grid as="ul">
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard
            person={person}
            office={{ name: person.organisationName ?? undefined, phone: person.organisationPhone }}
            heading="h3"
          >
            <p className="birthday">
              <i className="pi pi-gift" aria-hidden="true" />
              {birthdayWords(person.date)}
            </p>
          </PersonCard>
        </li>
      ))}
    </Grid>
  );
};
