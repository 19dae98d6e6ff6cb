import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../../../../web/app/client/query-client.ts";
import { discoverPortal, publicRoutes, routes } from "../../../../web/app/shell/routes.tsx";
import { fakeServer, json } from "../../fake-server.ts";
import { aViewer, employee, signIn, signOut, user } from "../../people.ts";

const page = (path: string, title: string) => ({ path, element: <h1>{title}</h1> });

const open = (address: string, fetchRoutes: Parameters<typeof discoverPortal>[0]) => {
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    patchRoutesOnNavigation: discoverPortal(fetchRoutes),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

beforeEach(() => {
  signOut();
  fakeServer({ "POST /v1/login": () => json({ user, employee, viewer: aViewer() }) });
});

describe("what stands behind the sign-in", () => {
  it("is fetched once, with the first address that is not public", async () => {
    signIn();
    const fetchRoutes = vi.fn(async () => ({
      portalRoutes: [page("home", "Start"), page("news/:id", "Artikel")],
    }));
    const router = open("/login", fetchRoutes);
    await screen.findByRole("button", { name: "Anmelden" });
    expect(fetchRoutes).not.toHaveBeenCalled();

    await router.navigate("/home");
    await screen.findByRole("heading", { name: "Start" });
    await router.navigate("/news/7");
    await screen.findByRole("heading", { name: "Artikel" });

    expect(fetchRoutes).toHaveBeenCalledOnce();
  });

  it("is asked for again when it could not be fetched", async () => {
    vi.mocked(console.warn).mockImplementation(() => undefined);
    vi.mocked(console.error).mockImplementation(() => undefined);
    const fetchRoutes = vi
      .fn<() => Promise<{ portalRoutes: ReturnType<typeof page>[] }>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
      .mockResolvedValue({ portalRoutes: [page("home", "Start")] });

    const router = open("/home", fetchRoutes);
    expect((await screen.findByRole("alert")).textContent).toContain("Seite neu laden");
    vi.mocked(console.warn).mockClear();
    vi.mocked(console.error).mockClear();

    await router.navigate("/home");
    await screen.findByRole("heading", { name: "Start" });
  });
});

it("every public page is found without the portal's own routes", async () => {
  const fetchRoutes = vi.fn(async () => ({ portalRoutes: [] }));
  const addresses = publicRoutes.flatMap(({ path, children = [] }) => [
    ...(path ? [path] : []),
    ...children.flatMap((child) => (child.path ? [child.path] : [])),
  ]);
  expect(addresses).toContain("login");
  expect(addresses).toContain("subscriptions/unsubscribe");
  expect(addresses).toContain("apply/:organisationId");

  for (const address of addresses) {
    const router = open(`/${address}`, fetchRoutes);
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(router.state.errors).toBeNull();
  }
  expect(fetchRoutes).not.toHaveBeenCalled();
});
