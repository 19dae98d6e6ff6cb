import "./app/client/zod-without-eval.ts";
import "primeicons/primeicons.css";
import "./app/style/tokens.css";
import "primereact/resources/themes/md-light-indigo/theme.css";
import "./app/style/primereact.css";
import "./app/style/primereact-controls.css";
import "./app/style/primereact-overlays.css";
import "./app/style/base.css";
import "./app/shell/before-code.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { frameQuery } from "./app/client/frame.query.ts";
import { forgetOfflinePage } from "./app/client/offline-page.ts";
import { createQueryClient } from "./app/client/query-client.ts";
import { currentSession } from "./app/client/session.ts";
import { discoverPortal, publicRoutes, routes } from "./app/shell/routes.tsx";
import { signInFirst } from "./app/shell/sign-in-first.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

/** The router finds no address before the portal's routes are loaded. */
const untilReady = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** A late font would break lines elsewhere; without it, the fallback is good enough. */
const untilFontsLoaded = () =>
  Promise.allSettled(["400", "500", "700"].map((weight) => document.fonts.load(`${weight} 1rem Roboto`)));

const start = async () => {
  const detour = currentSession() ? undefined : signInFirst(publicRoutes, window.location);
  const entry: unknown = window.history.state;
  const isKnown = typeof entry === "object" && entry !== null && "key" in entry;
  // The router's key of a first page is always "default", which would restore another page's scroll position.
  if (detour || !isKnown) window.history.replaceState({ key: crypto.randomUUID() }, "", detour);

  const queryClient = createQueryClient();
  // Fetched while the page's code is loading, since every page shows it.
  if (currentSession()) void queryClient.prefetchQuery(frameQuery);
  // Cleans up if the session's window was closed before everything was deleted.
  else void forgetOfflinePage();

  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverPortal() });
  await Promise.all([untilReady(router), untilFontsLoaded()]);
  // As a transition, React draws in slices, between which the browser answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
};

// Not awaited at the top level: pages import from this module's chunk and would deadlock. A task of its own lets a
// phone answer that has just run the libraries.
setTimeout(() => void start());
