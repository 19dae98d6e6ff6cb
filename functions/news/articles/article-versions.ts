import {
  type ArticleVersionRow,
  articleVersions as contract,
} from "../../../shared/news/article-versions.contract.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { ArticleAsItWas } from "../../data/articles/article-versions.repository.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { NewsDeps } from "../news.deps.ts";
import { articleResource } from "./article-access.ts";
import { changedFieldsOf } from "./changed-fields.ts";

const MOST = 50;

type People = Pick<NewsDeps, "employees" | "users">;

const namesOf = async (versions: readonly ArticleAsItWas[], { employees, users }: People) => {
  const ids = versions.flatMap(({ modifiedBy }) => modifiedBy ?? []);
  const people = await employees.findLastKnown(ids);
  const others = await users.findMany(ids.filter((id) => !people.has(id)));
  return new Map([
    ...Array.from(people, ([id, person]) => [id, fullName(person)] as const),
    ...Array.from(others, ([id, { username }]) => [id, username] as const),
  ]);
};

const savedOf = (
  { version, modifiedAt, modifiedBy }: ArticleAsItWas,
  names: ReadonlyMap<string, string>,
): Omit<ArticleVersionRow, "changed"> => ({
  version,
  modifiedAt,
  modifiedBy,
  modifiedByName: names.get(modifiedBy ?? "") ?? null,
});

export const articleVersions = implement<typeof contract, NewsDeps, ArticleAsItWas>(
  contract,
  {
    list: async ({ resource }, deps) => {
      const versions = [resource, ...(await deps.articleVersions.latest(resource.id, MOST))];
      const names = await namesOf(versions, deps);
      const rows = versions.map((article, at) => {
        const before = versions[at + 1];
        return { ...savedOf(article, names), changed: before ? changedFieldsOf(before, article) : null };
      });
      return { data: rows.filter(({ changed }) => changed?.length !== 0) };
    },

    read: async ({ params, resource }, deps) => {
      const version = Number(params.version);
      const isCurrent = version === resource.version;
      const [kept, before] = await Promise.all([
        isCurrent ? resource : deps.articleVersions.find(resource.id, version),
        deps.articleVersions.findBefore(resource.id, version),
      ]);
      const content = kept ?? notFound(articleProblems.versionNotFound);
      const names = await namesOf([content], deps);
      return { ...savedOf(content, names), content, before: before ?? null };
    },
  },
  { resource: articleResource },
);
