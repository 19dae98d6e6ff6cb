import { fireEvent, screen, within } from "@testing-library/react";

/** Chooses an option of a list one opens; without a pointer, which PrimeReact does not let into its overlays here. */
export const pick = async (field: string, option: string) => {
  const list = (await screen.findByLabelText(field)).closest<HTMLElement>(".p-dropdown");
  if (!list) throw new Error(`${field} is no list to open.`);
  fireEvent.click(within(list).getByRole("button", { name: "Auswahl öffnen" }));
  fireEvent.click(await screen.findByRole("option", { name: option, hidden: true }));
};
