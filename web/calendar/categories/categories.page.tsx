import "./categories.css";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import * as z from "zod";
import { categoryProblems } from "../../../shared/calendar/calendar.problems.ts";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { readNow } from "../../app/client/query-of.ts";
import { useEntityDialog } from "../../components/form/editor/use-entity-dialog.ts";
import type { ListColumn } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useCountedRemoval } from "../../components/use-counted-removal.ts";
import { commonText } from "../../components/words.text.ts";
import { eventQueries } from "../calendar.queries.ts";
import { calendarText } from "../calendar.text.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { useCalendarRights } from "../use-calendar-rights.ts";
import { categoryMutations, categoryQueries } from "./categories.queries.ts";
import { categoryFields as fields, categoriesText as text } from "./categories.text.ts";
import { CategoryDialog } from "./category-dialog.tsx";

const categoryColumns: readonly ListColumn<EventCategory>[] = [
  { field: "name", header: fields.name, body: ({ name }) => name, card: "title" },
  { field: "type", header: fields.type, body: ({ type }) => type },
  {
    field: "colour",
    header: fields.colour,
    body: ({ colour, textColour }) => (
      <span className="colour-sample" style={{ background: colour, color: textColour }}>
        {colour}
      </span>
    ),
    width: "160px",
  },
];

const Counted = z.object({ events: z.int() });

const eventsNow = (error: unknown): number | undefined =>
  isProblem(error, categoryProblems.inUse) ? Counted.safeParse(error.current).data?.events : undefined;

const Categories = () => {
  const list = useList(categoryQueries.list);
  const dialog = useEntityDialog(categoryQueries.edit);
  const client = useQueryClient();
  const toasts = useToasts();
  const remove = useCountedRemoval({ removing: categoryMutations.remove, text, countNow: eventsNow });
  /** Only the server knows all events: it refuses another number than theirs. */
  const askToRemove = async (category: EventCategory) => {
    const filters = [{ field: "category", comparator: "eq", values: [category.id] }] as const;
    const counting = eventQueries.list(listConfig({ limit: 1, filters }));
    const { totalCount } = await client.query({ ...counting, ...readNow });
    remove(category, totalCount);
  };

  return (
    <>
      <ListPage
        title={text.title}
        meta={
          <Link className="lone-link" to={calendarPaths.calendar}>
            {calendarText.title}
          </Link>
        }
        list={list}
        hasSearch={false}
        create={{ label: text.create, run: dialog.add }}
        columns={categoryColumns}
        rowLabel={({ name }) => name}
        rowActions={(category) => [
          { label: text.edit, icon: "pi-pencil", run: () => void dialog.open(category.id) },
          {
            label: commonText.remove,
            icon: "pi-trash",
            danger: true,
            run: () => void askToRemove(category).catch(toasts.problem),
          },
        ]}
        empty={text.empty}
      />
      {dialog.opened && <CategoryDialog stored={dialog.opened.stored} onClose={dialog.close} />}
    </>
  );
};

export const CategoriesPage = () => {
  const { mayEdit } = useCalendarRights();
  return mayEdit(null) ? <Categories /> : <NotAllowed />;
};
