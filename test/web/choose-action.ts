import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

const menuOf = (name: string | RegExp) =>
  screen.findByRole("button", { name: typeof name === "string" ? `Aktionen für ${name}` : name });

/** Opens the menu of a row, card or entry. */
export const openActions = async (user: UserEvent, name: string | RegExp) => {
  await user.click(await menuOf(name));
  // jsdom lays nothing out, so that PrimeReact takes an open menu for one that is out of sight.
  return screen.findAllByRole("menuitem", { hidden: true });
};

/** What the menu of a row, card or entry offers. */
export const actionsOf = async (user: UserEvent, name: string | RegExp) =>
  (await openActions(user, name)).map(({ textContent }) => textContent);

/** Chooses from the menu of a row, card or entry. */
export const chooseAction = async (user: UserEvent, name: string | RegExp, action: string) => {
  await openActions(user, name);
  const [item] = await screen.findAllByRole("menuitem", { name: action, hidden: true });
  await user.click(within(item ?? document.body).getByText(action));
};
