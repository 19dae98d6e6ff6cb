import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { ApiProblem } from "../../../web/app/client/api-problem.ts";
import { BulkTools } from "../../../web/components/bulk/bulk-tools.tsx";
import { useBulk } from "../../../web/components/bulk/use-bulk.ts";
import { ListTable } from "../../../web/components/list/list-table.tsx";
import { useList } from "../../../web/components/list/use-list.ts";
import { pick } from "../pick.ts";
import { renderPage } from "../render-page.tsx";

// Fetched before the first test starts to wait for it.
import "../../../web/components/bulk/bulk-dialog.tsx";

interface Row {
  readonly id: string;
  readonly title: string;
  readonly isFixed: boolean;
}

const TOTAL = 20;

const page = async ({ skip, limit }: ListConfig): Promise<Page<Row>> => ({
  totalCount: TOTAL,
  data: Array.from({ length: Math.min(limit, TOTAL - skip) }, (_, index) => ({
    id: `${skip + index + 1}`,
    title: `Akt ${skip + index + 1}`,
    isFixed: skip + index === 2,
  })),
});

const rows = {
  fields: {},
  query: (config: ListConfig) => ({ queryKey: ["rows", config], queryFn: () => page(config) }),
};

const titleOf = ({ title }: Row) => title;

const List = ({ act }: { act: (row: Row, chosen: string | null) => Promise<unknown> }) => {
  const list = useList<Row>(rows);
  const bulk = useBulk(list, rows, titleOf);
  const action = {
    icon: "pi-tag",
    isFor: ({ isFixed }: Row) => !isFixed,
    title: "Akten ordnen",
    text: () => "Niemand wird benachrichtigt.",
    verb: (count: number) => `Bei ${count} ändern`,
    done: (count: number) => `${count} geändert.`,
    mutationKey: ["PUT /v1/rows/{id}"],
    act,
  };

  return (
    <>
      <ListTable
        {...list}
        label="Akten"
        columns={[{ field: "title", header: "Titel", body: titleOf }]}
        rowLabel={titleOf}
        selection={bulk.selection}
        empty={{ text: "" }}
      />
      <BulkTools
        bulk={bulk}
        actions={[
          { ...action, label: "Ändern" },
          {
            ...action,
            label: "Ablegen",
            choice: { label: "Ablage", options: [{ label: "Keller", value: "k" }] },
          },
        ]}
      />
    </>
  );
};

const show = async (act: (row: Row, chosen: string | null) => Promise<unknown> = async () => {}) => {
  const acting = vi.fn(act);
  const { user } = renderPage(<List act={acting} />);
  const select = async (title: string) =>
    user.click(await screen.findByRole("checkbox", { name: `${title} auswählen` }));
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  const done = () => acting.mock.calls.map(([{ title }]) => title);
  return { user, acting, select, press, done };
};

const action = async (user: Awaited<ReturnType<typeof show>>["user"], name: string) => {
  await user.click(screen.getByRole("button", { name: "Aktionen für Ausgewählte Einträge" }));
  await user.click(await screen.findByRole("menuitem", { name, hidden: true }));
  return within(await screen.findByRole("dialog"));
};

const refused = (title: string) => new ApiProblem({ status: 409, code: "changed", title, detail: title });

describe("what is done to many", () => {
  it("names them before, leaves out what it is not for, and ends with their number", async () => {
    const { user, select, press, done } = await show();
    for (const title of ["Akt 1", "Akt 2", "Akt 3"]) await select(title);

    const dialog = await action(user, "Ändern");
    dialog.getByText("„Akt 1“, „Akt 2“.");
    dialog.getByText("Niemand wird benachrichtigt.");
    dialog.getByText(/^Einer der ausgewählten Einträge bleibt/);
    await press("Bei 2 ändern");

    await screen.findByText("2 geändert.");
    expect(done()).toEqual(["Akt 1", "Akt 2"]);
    expect(screen.queryByText("2 ausgewählt")).toBeNull();
  });

  it("goes on where one fails, says why, and tries only that one again", async () => {
    const failing = new Set(["Akt 1"]);
    const { user, select, press, done } = await show(async ({ title }) => {
      if (failing.delete(title)) throw refused("Jemand anderes war schneller.");
    });
    for (const title of ["Akt 1", "Akt 2"]) await select(title);
    await action(user, "Ändern");
    await press("Bei 2 ändern");

    await screen.findByText("Akt 1: Jemand anderes war schneller.");
    await press("Noch einmal versuchen");

    await screen.findByText("2 geändert.");
    expect(done()).toEqual(["Akt 1", "Akt 2", "Akt 1"]);
  });

  it("stops between two of them, and goes on with the rest", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, select, press, done } = await show(() => promise);
    for (const title of ["Akt 1", "Akt 2"]) await select(title);
    await action(user, "Ändern");
    await press("Bei 2 ändern");
    await press("Anhalten");
    resolve();

    await screen.findByText(/^Angehalten\. Ein Eintrag/);
    expect(done()).toEqual(["Akt 1"]);
    await press("Fortsetzen");

    await screen.findByText("2 geändert.");
    expect(done()).toEqual(["Akt 1", "Akt 2"]);
  });

  it("asks for what is to be chosen first", async () => {
    const { user, acting, select, press } = await show();
    await select("Akt 1");
    const dialog = await action(user, "Ablegen");
    const verb = dialog.getByRole<HTMLButtonElement>("button", { name: "Bei 1 ändern" });
    expect(verb.disabled).toBe(true);

    await pick("Ablage", "Keller");
    await press("Bei 1 ändern");

    await screen.findByText("1 geändert.");
    expect(acting.mock.calls[0]?.[1]).toBe("k");
  });

  it("reaches all of a list that has more pages, once that is asked for", async () => {
    const { user, select, press, done } = await show();
    await select("Akt 1");
    await press(`Alle ${TOTAL} auswählen`);
    await screen.findByText(`${TOTAL} ausgewählt`);

    await action(user, "Ändern");
    await press(`Bei ${TOTAL - 1} ändern`);

    await waitFor(() => expect(done()).toHaveLength(TOTAL - 1));
  });
});
