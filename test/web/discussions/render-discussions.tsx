import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { PageRegion } from "../../../web/app/shell/page-region.tsx";
import { discussionsRoutes } from "../../../web/discussions/discussions.routes.ts";
import { type SignedIn, signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

/** Shows the forums at an address, to somebody who only reads and writes, unless told. */
export const renderDiscussions = (at: string, person: SignedIn = {}) => {
  signIn(person);
  return renderRoutes(
    [
      {
        HydrateFallback: () => null,
        Component: PageRegion,
        children: [...discussionsRoutes, { path: "*", element: null }],
      },
    ],
    at,
  );
};

/** Chooses from the menu of a group or forum. */
export const choose = async (user: UserEvent, name: string, item: string) => {
  await user.click(await screen.findByRole("button", { name: `Aktionen für ${name}` }));
  const [entry] = await screen.findAllByRole("menuitem", { name: item, hidden: true });
  await user.click(within(entry ?? document.body).getByText(item));
};
