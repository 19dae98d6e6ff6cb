import { screen, waitFor, within } from "@testing-library/react";
import { InputText } from "primereact/inputtext";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { useKeptFocus } from "../../../web/components/focus-place.ts";
import { OrderDialog } from "../../../web/components/form/order/order-dialog.tsx";
import { RowMenu } from "../../../web/components/list/row-menu.tsx";
import { useRemoveAction } from "../../../web/components/list/use-remove-action.ts";
import { PickerDialog } from "../../../web/components/picker-dialog.tsx";
import { PlainDialog } from "../../../web/components/plain-dialog.tsx";
import { renderPage } from "../render-page.tsx";

const button = (name: string | RegExp) => screen.getByRole("button", { name });

interface Closable {
  onClose: () => void;
}
type Kind = (props: Closable) => React.ReactNode;

const kinds = {
  fields: ({ onClose }: Closable) => (
    <PlainDialog title="Neues Dokument" visible onClose={onClose} footer={null}>
      <InputText aria-label="Titel" autoFocus />
      <input type="checkbox" aria-label="Nur für mich" />
    </PlainDialog>
  ),
  search: ({ onClose }: Closable) => (
    <PickerDialog<{ id: string }, readonly string[]>
      title="Person wählen"
      placeholder=""
      empty=""
      find={(term) => ({ queryKey: [term], queryFn: () => ({ totalCount: 0, data: [] }) })}
      choiceOf={({ id }) => ({ name: id, line: "" })}
      onPick={onClose}
      onClose={onClose}
    />
  ),
  order: ({ onClose }: Closable) => (
    <OrderDialog
      title="Reihenfolge"
      items={[
        { id: "a", name: "Anfang" },
        { id: "b", name: "Ende" },
      ]}
      saving={{ mutationFn: async () => undefined }}
      orderOf={(items) => items}
      onClose={onClose}
    />
  ),
};

const Opener = ({ children }: { children: Kind }) => {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <main>
      <h1>Dokumente</h1>
      <button type="button" onClick={() => void navigate("/neu")}>
        Weiter
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Zurück
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Öffnen
      </button>
      {isOpen && children({ onClose: () => setIsOpen(false) })}
    </main>
  );
};

const open = async (kind: Kind) => {
  const { user } = renderPage(<Opener>{kind}</Opener>);
  await user.click(button("Öffnen"));
  await screen.findByRole("dialog");
  return user;
};

const gone = (name: string) => waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());

describe("Escape in a dialog", () => {
  it("asks before it drops what was typed, and keeps it for who stays", async () => {
    const user = await open(kinds.fields);
    await user.type(screen.getByLabelText("Titel"), "Leitfaden");

    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Weiter bearbeiten" }));

    await gone("Eingaben verwerfen?");
    expect(screen.getByLabelText<HTMLInputElement>("Titel").value).toBe("Leitfaden");
    expect(document.activeElement).toBe(screen.getByLabelText("Titel"));
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Eingaben verwerfen" }));
    await gone("Neues Dokument");
    expect(document.activeElement).toBe(button("Öffnen"));
  });

  it("asks where something has changed that nobody typed", async () => {
    const user = await open(kinds.order);
    await user.click(button(/Anfang.*nach unten/));

    await user.keyboard("{Escape}");

    await screen.findByRole("dialog", { name: "Eingaben verwerfen?" });
  });

  it.each([
    ["nothing was typed", kinds.fields, "{Tab}"],
    ["it was only searched", kinds.search, "Gruber"],
  ])("closes at once where %s", async (_, kind, typed) => {
    const user = await open(kind);
    await user.keyboard(typed);

    await user.keyboard("{Escape}");

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(button("Öffnen"));
  });

  it("is asked about when somebody goes back, who stays on the page", async () => {
    const { user, address } = renderPage(<Opener>{kinds.fields}</Opener>);
    await user.click(button("Weiter"));
    await user.click(button("Öffnen"));
    await user.type(await screen.findByLabelText("Titel"), "Leitfaden");

    await user.click(button("Zurück"));
    await user.click(await screen.findByRole("button", { name: "Weiter bearbeiten" }));
    await gone("Eingaben verwerfen?");
    expect(screen.getByLabelText<HTMLInputElement>("Titel").value).toBe("Leitfaden");
    await user.click(button("Zurück"));
    await user.click(await screen.findByRole("button", { name: "Eingaben verwerfen" }));
    await gone("Neues Dokument");
    expect(address()).toBe("/neu");

    await user.click(button("Zurück"));
    expect(address()).toBe("/");
  });

  it("is asked about by the browser, too, before the page is closed", async () => {
    const user = await open(kinds.fields);
    await user.type(screen.getByLabelText("Titel"), "Leitfaden");

    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);

    expect(leaving.defaultPrevented).toBe(true);
  });
});

describe("the focus after an action", () => {
  const Rows = ({ waits = Promise.resolve() }: { waits?: Promise<void> }) => {
    const [rows, setRows] = useState(["Anna", "Berta", "Clara"]);
    const removeAction = useRemoveAction();
    useKeptFocus();
    const remove = (row: string) =>
      removeAction({
        verb: `${row} löschen`,
        title: `${row} löschen?`,
        warning: "",
        done: "Gelöscht.",
        // As where a list is fetched again once the dialog has closed.
        run: async () => void waits.then(() => setRows((now) => now.filter((other) => other !== row))),
      });

    return (
      <main>
        <h1>Mitarbeiter</h1>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              {row} <RowMenu label={row} actions={[remove(row)]} />
            </li>
          ))}
        </ul>
      </main>
    );
  };

  const removeRow = async (user: ReturnType<typeof renderPage>["user"], row: string) => {
    await user.click(button(`Aktionen für ${row}`));
    // jsdom shows no menu that PrimeReact has placed.
    await user.click(await screen.findByRole("menuitem", { name: `${row} löschen`, hidden: true }));
    const dialog = await screen.findByRole("dialog", { name: `${row} löschen?` });
    await user.click(within(dialog).getByRole("button", { name: `${row} löschen` }));
    await gone(`${row} löschen?`);
  };

  it("returns to the menu that a question came from", async () => {
    const { user } = renderPage(<Rows />);
    await user.click(button("Aktionen für Berta"));
    await user.click(await screen.findByRole("menuitem", { name: "Berta löschen", hidden: true }));

    await user.click(await screen.findByRole("button", { name: "Abbrechen" }));

    await gone("Berta löschen?");
    expect(document.activeElement).toBe(button("Aktionen für Berta"));
  });

  it("goes from a deleted row to the next one, the last one's to the one before, and then to the heading", async () => {
    const { user } = renderPage(<Rows />);

    await removeRow(user, "Berta");
    expect(document.activeElement).toBe(button("Aktionen für Clara"));
    await removeRow(user, "Clara");
    expect(document.activeElement).toBe(button("Aktionen für Anna"));
    await removeRow(user, "Anna");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Mitarbeiter" }));
  });

  it("follows a row that goes after the dialog has, unless somebody has gone on", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user } = renderPage(<Rows waits={promise} />);
    await removeRow(user, "Anna");
    expect(document.activeElement).toBe(button("Aktionen für Anna"));

    resolve();

    await waitFor(() => expect(document.activeElement).toBe(button("Aktionen für Berta")));
  });

  it("is left where somebody has put it meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user } = renderPage(<Rows waits={promise} />);
    await removeRow(user, "Anna");
    await user.click(screen.getByRole("heading"));

    resolve();

    await waitFor(() => expect(screen.queryByText("Anna")).toBeNull());
    await vi.waitFor(() => expect(document.activeElement).toBe(document.body));
  });
});
