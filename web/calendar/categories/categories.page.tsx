import { Link } from "react-router-dom";
import { useEntityDialog } from "../../components/form/editor/use-entity-dialog.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { useCountedRemoval } from "../../components/use-counted-removal.ts";
import { calendarText } from "../calendar.text.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { useCalendarRights } from "../use-calendar-rights.ts";
import { categoryMutations, categoryQueries } from "./categories.queries.ts";
import { categoriesText as text } from "./categories.text.ts";
import { categoryColumns } from "./category-columns.tsx";
import { CategoryDialog } from "./category-dialog.tsx";
import { eventsNow } from "./events-now.ts";

const Categories = () => {
  const list = useList(categoryQueries.list);
  const dialog = useEntityDialog(categoryQueries.edit);
  // The server alone knows of all events: it refuses until their number was confirmed.
  const remove = useCountedRemoval({ removing: categoryMutations.remove, text, countNow: eventsNow });

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
          { label: text.remove, icon: "pi-trash", danger: true, run: () => remove(category, 0) },
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
