import { requestProblems } from "../../../shared/contract/general.problems.ts";
import type { Article } from "../../../shared/news/article.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { text } from "../news.text.ts";

type Author = Pick<Article, "authorId" | "authorName" | "authorNameShort">;

const shortName = ({ firstname, lastname }: Pick<Employee, "firstname" | "lastname">) =>
  [firstname && `${firstname.slice(0, 1)}.`, lastname].filter(Boolean).join(" ");

/** Names are present ones; a person who has left keeps the last ones. */
export const authorOf = async (
  authorId: string | null,
  before: Author | undefined,
  employees: Employees,
): Promise<Author> => {
  if (authorId === null) return { authorId, authorName: null, authorNameShort: null };
  const employee = await employees.find(authorId);
  if (employee) return { authorId, authorName: fullName(employee), authorNameShort: shortName(employee) };
  if (before?.authorId === authorId) return before;
  throw problemAt(requestProblems.malformed, "authorId", text.unknownPerson);
};
