import type { ArticleAuthor } from "../../../shared/news/article-author.ts";
import { authors as contract } from "../../../shared/news/authors.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import type { NewsDeps } from "../news.deps.ts";
import { countArticles } from "./article-counts.ts";

const byName = (one: ArticleAuthor, other: ArticleAuthor) => one.name.localeCompare(other.name, "de");

export const authors = implement<typeof contract, NewsDeps>(contract, {
  list: async (_, { articles, employees, ...seen }) => {
    const [known, people] = await Promise.all([articles.projection(), employees.projection()]);
    const data = Array.from(
      countArticles(known, ({ authorId }) => authorId, seen),
      ([id, { example, ...counts }]) => {
        const person = people.get(id);
        // Someone who has left keeps the name that the articles bear.
        const name = person ? `${person.lastname} ${person.firstname}` : (example.authorName ?? "");
        return { id, name, ...counts };
      },
    ).toSorted(byName);
    return { totalCount: data.length, data };
  },
});
