import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { paths } from "../app/shell/paths.ts";
import { Stack } from "../components/layout/stack.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { StatusTag } from "../components/status-tag.tsx";
import { employeeQueries } from "./employees.queries.ts";
import { employeeText as text } from "./employees.text.ts";

export const EmployeeUsers = ({ employeeId }: { employeeId: string }) => {
  const { data: users, error } = useQuery(employeeQueries.users(employeeId));

  return (
    <section aria-label={text.users} aria-busy={!users && !error}>
      <h2>{text.user}</h2>
      {error && <ProblemNote error={error} />}
      {users?.length === 0 && (
        <>
          <p>{text.noUser}</p>
          <Link to={paths.newUser(employeeId)}>{text.invite}</Link>
        </>
      )}
      {users && users.length > 0 && (
        <Stack as="ul" className="employee-user-list" gap={2}>
          {users.map(({ id, username, isActive }) => (
            <li key={id}>
              <Link to={paths.user(id)}>{username}</Link>{" "}
              <StatusTag tone={isActive ? "success" : "neutral"}>
                {isActive ? text.active : text.inactive}
              </StatusTag>
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
};
