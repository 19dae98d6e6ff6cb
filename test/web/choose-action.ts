import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Chooses from the menu of a row, card or entry. */
export const chooseAction = async (user: UserEvent, name: string, action: string) => {
  await user.click(await screen.findByRole("button", { name: `Aktionen für ${name}` }));
  // jsdom lays nothing out, so that PrimeReact takes an open menu for one that is out of sight.
  const [item] = await screen.findAllByRole("menuitem", { name: action, hidden: true });
  await user.click(within(item ?? document.body).getByText(action));
};
