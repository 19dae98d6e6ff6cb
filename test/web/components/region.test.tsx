import { useSuspenseQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  accessProblems,
  internalProblems,
  routeProblems,
} from "../../../shared/contract/general.problems.ts";
import type { ProblemKind } from "../../../shared/contract/problem.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { call } from "../../../web/app/client/call.ts";
import { Region } from "../../../web/components/region.tsx";
import { fakeServer, json, problem } from "../fake-server.ts";
import { renderPage } from "../render-page.tsx";

const Name = () => {
  const { data } = useSuspenseQuery({ queryKey: ["profile"], queryFn: () => call(login.profile.read, {}) });
  return data.lastname;
};

// React reports what a boundary catches.
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

const showFailing = (kind: ProblemKind, part: boolean, at?: string) => {
  let answer = () => problem(kind);
  fakeServer({ "GET /v1/login/profile": () => answer() });
  const page = renderPage(
    <>
      <p>Nachbar</p>
      <Region part={part} fallback={<p>Wird geladen.</p>}>
        <Name />
      </Region>
    </>,
    at,
  );
  return {
    ...page,
    recover: () => {
      answer = () => json({ lastname: "Huber" });
    },
  };
};

describe("a region that fails", () => {
  it("leaves its neighbours alone, names the request and tries again", async () => {
    const { user, recover } = showFailing(internalProblems.failure, true);

    expect((await screen.findByRole("alert")).textContent).toContain("Anfrage request-1");
    expect(screen.getByText("Nachbar")).toBeDefined();

    recover();
    await user.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));

    expect(await screen.findByText("Huber")).toBeDefined();
    vi.mocked(console.error).mockClear();
  });

  it("leads on to the archive where an article is unknown", async () => {
    showFailing(routeProblems.notFound, false, "/news/articles/alte-adresse");

    expect((await screen.findByRole("link", { name: "Im Archiv suchen" })).getAttribute("href")).toBe(
      "/news",
    );
    vi.mocked(console.error).mockClear();
  });

  it.each([
    [accessProblems.denied, "Keine Berechtigung"],
    [routeProblems.notFound, "Seite nicht gefunden"],
  ])("is a page of its own when the whole page is $code", async (kind, heading) => {
    showFailing(kind, false);

    expect(await screen.findByRole("heading", { name: heading })).toBeDefined();
    expect(screen.getByRole("link", { name: "Zur Startseite" })).toBeDefined();
    vi.mocked(console.error).mockClear();
  });
});
