import "./employee.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { paths } from "../app/shell/paths.ts";
import { DateText } from "../components/date-text.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Section, Stack } from "../components/layout/layout.tsx";
import { publicationsText as text } from "./employees.text.ts";
import { postsByQuery } from "./publications.queries.ts";

export const PersonPosts = ({ person }: { person: Employee }) => {
  const { data: posts } = useSuspenseQuery(postsByQuery(person.id));

  return (
    <Section className="publications" title={text.posts} align="start">
      {posts.length === 0 ? (
        <EmptyState text={text.noPosts(fullName(person))} />
      ) : (
        <Stack as="ul" className="publications-posts" gap={0}>
          {posts.map(({ id, title, createdAt }) => (
            <li key={id}>
              <Link className="lone-link" to={paths.forumPost(id)}>
                {title}
              </Link>
              <span className="muted">
                <DateText value={createdAt} />
              </span>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
};
