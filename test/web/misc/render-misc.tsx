import { screen, within } from "@testing-library/react";
import { PageRegion } from "../../../web/app/shell/page-region.tsx";
import { miscRoutes } from "../../../web/misc/misc.routes.ts";
import { everywhere, type SignedIn, signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

/** To somebody who may only look unless told. */
export const renderMisc = (at: string, person: SignedIn = {}) => {
  signIn(person);
  const children = [...miscRoutes, { path: "*", element: null }];
  return renderRoutes([{ HydrateFallback: () => null, Component: PageRegion, children }], at);
};

export const keeper: SignedIn = { grants: everywhere("ADMIN_MISC") };

export const choose = async (user: ReturnType<typeof renderMisc>["user"], of: string, action: string) => {
  await user.click(await screen.findByRole("button", { name: `Aktionen für ${of}` }));
  const found = await screen.findAllByRole("menuitem", { name: action, hidden: true });
  await user.click(within(found.at(-1) ?? document.body).getByText(action));
};
