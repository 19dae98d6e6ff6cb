import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { createQueryClient } from "../../web/app/client/query-client.ts";
import { ConfirmProvider } from "../../web/components/confirm-action.tsx";
import { dialogCode } from "../../web/components/plain-dialog.tsx";
import { selectCode } from "../../web/components/select.tsx";
import { ToastsProvider, toastCode } from "../../web/components/toasts.tsx";
import { menuCode } from "../../web/components/use-popup-menu.tsx";

await Promise.all([dialogCode, menuCode, selectCode, toastCode].map((code) => code.fetchCode()));

/** Shows routes as the portal does, at the address given; a page without failures retried. */
export const renderRoutes = (routes: RouteObject[], at = "/") => {
  const queryClient = createQueryClient();
  const usual = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...usual, queries: { ...usual.queries, retry: false } });
  const router = createMemoryRouter(routes, { initialEntries: [at] });

  render(
    <QueryClientProvider client={queryClient}>
      <ToastsProvider>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </ToastsProvider>
    </QueryClientProvider>,
  );

  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { router, address, user: userEvent.setup({ delay: null }) };
};

export const renderPage = (element: React.ReactNode, at = "/") => renderRoutes([{ path: "*", element }], at);
