import { queryOptions } from "@tanstack/react-query";
import { categoryProblems } from "../../../shared/calendar/calendar.problems.ts";
import { categories } from "../../../shared/calendar/categories.contract.ts";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { ApiProblem } from "../../app/client/api-problem.ts";
import type { Versioned } from "../../app/client/call.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { editKeyOf } from "../../app/client/query-key.ts";
import { readEventCategories } from "../../components/event-categories.query.ts";
import type { CategoryForm } from "./category-form.ts";

const whole = { query: { config: listConfig() } };

export const categoryQueries = {
  list: listOf(categories.list, {}),
  /** No endpoint reads a single category, so it comes from the list. */
  edit: (id: string) => {
    const queryKey: readonly unknown[] = [...editKeyOf(categories.list, whole), id];
    return queryOptions({
      queryKey,
      queryFn: async ({ signal }): Promise<Versioned<EventCategory>> => {
        const all = await readEventCategories(signal);
        const found = all.find((category) => category.id === id);
        if (found) return { data: found, etag: `"${found.version}"` };
        const { code, status, title } = categoryProblems.notFound;
        throw new ApiProblem({ status, code, title, detail: title });
      },
    });
  },
};

interface CategoryRemoval {
  readonly id: string;
  readonly count: number;
}

export const categoryMutations = {
  save: savingOf(categories, {
    create: (body: CategoryForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  remove: mutationOf(categories.remove, ({ id, count }: CategoryRemoval) => ({
    params: { id },
    query: count === 0 ? {} : { events: count },
  })),
};
