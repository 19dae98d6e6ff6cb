import { authors as contract } from "../../../shared/news/authors.contract.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { implement } from "../../platform/http/implement.ts";
import type { NewsDeps } from "../news.deps.ts";
import { countArticles } from "./article-counts.ts";

export const authors = implement<typeof contract, NewsDeps>(contract, {
  list: async (_, { articles, employees, ...seen }) => {
    const [known, people] = await Promise.all([articles.projection(), employees.projection()]);
    const found = Array.from(
      countArticles(known, ({ authorId }) => authorId, seen),
      ([id, { example, ...counts }]) => {
        const person = people.get(id);
        // Somebody who has left keeps the name in the articles.
        const name = person ? fullName(person) : (example.authorName ?? "");
        return { order: person?.lastname ?? name, author: { id, name, ...counts } };
      },
    );
    const data = found
      .toSorted((one, other) => one.order.localeCompare(other.order, "de"))
      .map(({ author }) => author);
    return { totalCount: data.length, data };
  },
});
