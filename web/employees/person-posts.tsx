import "./employee.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { paths } from "../app/shell/paths.ts";
import { DateText } from "../components/date-text.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { publicationsText as text } from "./employees.text.ts";
import { postsByQuery } from "./publications.queries.ts";

export const PersonPosts = ({ person }: { person: Employee }) => {
  const { data: posts } = useSuspenseQuery(postsByQuery(person.id));

  return (
    <section className="publications" aria-label={text.posts}>
      <h2>{text.posts}</h2>
      {posts.length === 0 ? (
        <EmptyState text={text.noPosts(fullName(person))} />
      ) : (
        <ul className="publications-posts">
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
        </ul>
      )}
    </section>
  );
};
