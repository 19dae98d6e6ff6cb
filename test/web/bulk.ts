import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

// Fetched before the first test starts to wait for it.
import "../../web/components/bulk/bulk-dialog.tsx";
import "../../web/components/bulk/bulk-tools.tsx";

/** Selects rows of a list, and opens the dialog of what can be done to them. */
export const chooseForMany = async (user: UserEvent, rows: readonly (string | RegExp)[], action: string) => {
  for (const row of rows) {
    const name = typeof row === "string" ? `${row} auswählen` : row;
    await user.click(await screen.findByRole("checkbox", { name }));
  }
  await user.click(await screen.findByRole("button", { name: "Aktionen für Ausgewählte Einträge" }));
  await user.click(await screen.findByRole("menuitem", { name: action, hidden: true }));
  await screen.findByRole("dialog");
};

export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole("button", { name }));

/** Chooses what the dialog asks for; without a pointer, as `pick`. */
export const pickForMany = async (option: string) => {
  const dialog = within(screen.getByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Auswahl öffnen" }));
  fireEvent.click(await screen.findByRole("option", { name: option, hidden: true }));
};
