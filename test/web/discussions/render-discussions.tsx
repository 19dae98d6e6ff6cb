import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { discussionsRoutes } from "../../../web/discussions/discussions.routes.ts";
import type { SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

/** Shows the forums at an address, to somebody who only reads and writes, unless told. */
export const renderDiscussions = (at: string, person: SignedIn = {}) =>
  renderArea(discussionsRoutes, at, person);

/** Chooses from the menu of a group, forum, post or answer. */
export const choose = async (user: UserEvent, name: string, item: string) => {
  await user.click(await screen.findByRole("button", { name: `Aktionen für ${name}` }));
  const [entry] = await screen.findAllByRole("menuitem", { name: item, hidden: true });
  await user.click(within(entry ?? document.body).getByText(item));
};
