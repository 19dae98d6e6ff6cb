import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ListConfig, Page } from "../../../../shared/contract/list.ts";
import { ApiProblem } from "../../../../web/app/client/api-problem.ts";
import { ListTable } from "../../../../web/components/list/list-table.tsx";
import { useListConfig, usePageQuery } from "../../../../web/components/list/use-list.ts";
import { renderRoutes } from "../../render-page.tsx";
import { showAt } from "../../screen.ts";

interface Row {
  id: string;
  title: string;
}

type Load = (config: ListConfig) => Promise<Page<Row>>;

const fields = { filters: ["tag", "office", "author"], sort: ["title"] };
const columns = [{ field: "title", header: "Titel", body: ({ title }: Row) => title }];
const filters = [
  { field: "tag", label: "Schlagwort", options: [{ label: "Steuern", value: "tax" }] },
  { field: "office", label: "Kanzlei", options: [{ label: "Melk", value: "melk" }] },
  { field: "author", label: "Autor", options: [{ label: "Eva", value: "eva" }] },
];

const List = ({ load, onDelete }: { load: Load; onDelete: (id: string) => void }) => {
  const [config, change] = useListConfig(fields);
  const query = usePageQuery({ queryKey: ["rows", config], queryFn: () => load(config) });

  return (
    <ListTable
      label="Artikel"
      query={query}
      fields={fields}
      config={config}
      onChange={change}
      columns={columns}
      filters={filters}
      rowLabel={({ title }) => title}
      rowHref={({ id }) => `/articles/${id}`}
      rowActions={({ id }) => [{ label: "Löschen", icon: "pi-trash", run: () => onDelete(id) }]}
      empty={{ text: "Hier stehen Ihre Artikel.", action: <button type="button">Artikel schreiben</button> }}
    />
  );
};

const rows = ({ skip, limit }: ListConfig, totalCount: number): Page<Row> => ({
  totalCount,
  data: Array.from({ length: Math.max(0, Math.min(limit, totalCount - skip)) }, (_, index) => ({
    id: `${skip + index + 1}`,
    title: `Artikel ${skip + index + 1}`,
  })),
});

const show = (address = "/articles", load: Load = async (config) => rows(config, 240)) => {
  const loading = vi.fn(load);
  const onDelete = vi.fn();
  const page = renderRoutes(
    [
      { path: "/articles", element: <List load={loading} onDelete={onDelete} /> },
      { path: "/articles/:id", element: <h1>Ein Artikel</h1> },
    ],
    address,
  );
  return { ...page, loading, onDelete };
};

describe("a list", () => {
  it("asks for what the address says", async () => {
    const { loading } = show("/articles?seite=2&suche=Steuer&tag=tax&sortierung=title:desc");

    await screen.findByText("Artikel 16");
    expect(loading).toHaveBeenCalledWith({
      skip: 15,
      limit: 15,
      withCreator: false,
      searchTerm: "Steuer",
      filters: [{ field: "tag", comparator: "eq", values: ["tax"] }],
      sort: [{ field: "title", direction: "desc" }],
    });
  });

  it("turns pages in the address and says where one is", async () => {
    const { user, address } = show();
    expect(await screen.findByText("1-15 von 240")).toBeDefined();
    expect(screen.getByRole("textbox", { name: "Einträge pro Seite" })).toBeDefined();

    await user.click(screen.getByRole("button", { name: "Nächste Seite" }));

    expect(await screen.findByText("16-30 von 240")).toBeDefined();
    expect(address()).toBe("/articles?seite=2");
  });

  it("goes back to the first page with another search", async () => {
    const { user, address } = show("/articles?seite=3&tag=tax");
    await screen.findByText("Artikel 31");

    await user.type(screen.getByLabelText("Suchen"), "Frist");

    await waitFor(() => expect(address()).toBe("/articles?suche=Frist&tag=tax"));
  });

  it("loses nothing that is typed just when the address changes", async () => {
    const { router, address } = show();
    await screen.findByText("Artikel 1");
    const field = screen.getByLabelText<HTMLInputElement>("Suchen");
    const stop = router.subscribe(() => {
      stop();
      fireEvent.change(field, { target: { value: "Frist" } });
    });

    fireEvent.change(field, { target: { value: "Fr" } });

    await waitFor(() => expect(address()).toBe("/articles?suche=Frist"));
    expect(field.value).toBe("Frist");
  });

  it("turns a page for each of two quick clicks", async () => {
    const { address } = show();
    await screen.findByText("1-15 von 240");
    const next = screen.getByRole("button", { name: "Nächste Seite" });

    // At once: nothing that could wait is shown between them.
    act(() => {
      fireEvent.click(next);
      fireEvent.click(next);
    });

    expect(address()).toBe("/articles?seite=3");
  });

  it("shows active filters as chips that can be taken away, one or all", async () => {
    const { user, address } = show("/articles?suche=Frist&tag=tax");
    await screen.findByText("Artikel 1");

    await user.click(screen.getByRole("button", { name: "Filter Schlagwort: Steuern entfernen" }));
    expect(address()).toBe("/articles?suche=Frist");

    await user.click(screen.getByRole("button", { name: "Zurücksetzen" }));
    expect(address()).toBe("/articles");
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Suchen").value).toBe(""));
  });

  it("keeps the old rows until the new ones are there", async () => {
    const second = Promise.withResolvers<Page<Row>>();
    const { user } = show("/articles", (config) =>
      config.skip === 0 ? Promise.resolve(rows(config, 240)) : second.promise,
    );
    await screen.findByText("Artikel 1");

    await user.click(screen.getByRole("button", { name: "Nächste Seite" }));
    expect(screen.getByText("Artikel 1")).toBeDefined();
    expect(screen.getByRole("region", { name: "Artikel" }).getAttribute("aria-busy")).toBe("true");

    second.resolve({ totalCount: 240, data: [{ id: "16", title: "Artikel 16" }] });
    expect(await screen.findByText("Artikel 16")).toBeDefined();
    expect(screen.queryByText("Artikel 1")).toBeNull();
  });

  it("offers what fills it while it is empty", async () => {
    show("/articles", async () => ({ totalCount: 0, data: [] }));

    expect(await screen.findByText("Hier stehen Ihre Artikel.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Artikel schreiben" })).toBeDefined();
  });

  it("tells an empty list from filters that find nothing", async () => {
    show("/articles?tag=tax", async () => ({ totalCount: 0, data: [] }));

    expect(await screen.findByText("Mit diesen Filtern gibt es keine Einträge.")).toBeDefined();
  });

  it("leads to its last page from one that is no more", async () => {
    const { user, address } = show("/articles?seite=9", async (config) => rows(config, 33));
    expect(await screen.findByText(/Diese Seite gibt es nicht mehr/)).toBeDefined();
    expect(screen.queryByText("Hier stehen Ihre Artikel.")).toBeNull();

    await user.click(screen.getByRole("button", { name: "Zur letzten Seite" }));

    expect(await screen.findByText("Artikel 33")).toBeDefined();
    expect(address()).toBe("/articles?seite=3");
  });

  it("says what failed, and tries again", async () => {
    let isBroken = true;
    const { user } = show("/articles", async (config) => {
      if (isBroken) {
        throw new ApiProblem({
          status: 500,
          code: "internal.failure",
          title: "Geht nicht.",
          detail: "Später.",
          requestId: "r7",
        });
      }
      return rows(config, 3);
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Geht nicht.");
    expect(screen.getByText("Anfrage r7")).toBeDefined();

    isBroken = false;
    await user.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));

    expect(await screen.findByText("Artikel 3")).toBeDefined();
  });

  it("has a labelled menu for each row", async () => {
    const { user, onDelete } = show();
    await screen.findByText("Artikel 2");

    await user.click(screen.getByRole("button", { name: "Aktionen für Artikel 2" }));
    await user.click(await screen.findByText("Löschen"));

    expect(onDelete).toHaveBeenCalledWith("2");
  });
});

describe("a list on a telephone", () => {
  it("keeps filters and order in a sheet, and says how many are set and left", async () => {
    const { user, address } = show("/articles?tag=tax", async (config) => rows(config, 1));
    await screen.findByText("Artikel 1");
    expect(screen.queryByLabelText("Schlagwort")).toBeNull();

    await user.click(screen.getByRole("button", { name: "Filter (1)" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filter (1)" }));
    for (const field of ["Schlagwort", "Kanzlei", "Autor", "Sortieren nach"]) sheet.getByLabelText(field);
    expect(sheet.getByRole("button", { name: "1 Eintrag zeigen" })).toBeDefined();
    await user.click(sheet.getByRole("button", { name: "Zurücksetzen" }));

    expect(address()).toBe("/articles");
    expect(await screen.findByRole("dialog", { name: "Filter" })).toBeDefined();
  });
});

describe("a list on a wide screen", () => {
  it("shows the filters used most, and the others when one asks for them", async () => {
    showAt(1000);
    const { user } = show("/articles?author=eva");
    await screen.findByText("Artikel 1");
    expect(screen.getByLabelText("Schlagwort")).toBeDefined();
    expect(screen.queryByLabelText("Autor")).toBeNull();

    await user.click(screen.getByRole("button", { name: "Weitere Filter (1)" }));

    expect(screen.getByLabelText("Autor")).toBeDefined();
  });

  it("is a table that sorts by its headings", async () => {
    showAt(1440);
    const { user, address } = show();
    const table = await screen.findByRole("table", { name: "Artikel" });

    await user.click(within(table).getByText("Titel"));
    expect(address()).toBe("/articles?sortierung=title%3Aasc");

    await user.click(within(table).getByText("Titel"));
    expect(address()).toBe("/articles?sortierung=title%3Adesc");
  });

  it("opens a row by its link or anywhere else in it", async () => {
    showAt(1440);
    const { user, address } = show();

    const link = await screen.findByRole("link", { name: "Artikel 2" });
    expect(link.getAttribute("href")).toBe("/articles/2");
    await user.click(link.closest("td") ?? link);

    await waitFor(() => expect(address()).toBe("/articles/2"));
  });

  it("holds the place of its rows while they come", () => {
    showAt(1440);
    show("/articles", () => new Promise(() => {}));

    expect(screen.getAllByRole("row")).toHaveLength(16);
  });
});
