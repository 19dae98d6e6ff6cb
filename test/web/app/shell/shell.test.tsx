import { useMutation, useQuery } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import {
  accessProblems,
  serviceProblems,
  sessionProblems,
} from "../../../../shared/contract/general.problems.ts";
import { news } from "../../../../shared/news/news.contract.ts";
import { call } from "../../../../web/app/client/call.ts";
import { useUnsavedGuard } from "../../../../web/components/form/editor/unsaved-guard.tsx";
import { json, noContent, problem } from "../../fake-server.ts";
import { aFrame, aViewer, signIn } from "../../people.ts";
import { openShell } from "./open-shell.tsx";

const show = (answers: Parameters<typeof openShell>[1] = {}, home = <h1>Startseite</h1>) =>
  openShell(
    [
      { path: "home", element: home },
      { path: "profile", element: <h1>Ihr Profil</h1> },
    ],
    answers,
  );

const navigation = () => screen.getByLabelText("Hauptnavigation");
const toggle = () => screen.getByRole("button", { name: /^Navigation/ });

beforeEach(() => signIn());

describe("the frame", () => {
  it("names the product, the person and the way out", () => {
    show();

    expect(screen.getByRole("link", { name: "Kanzleiportal, zur Startseite" }).getAttribute("href")).toBe(
      "/",
    );
    expect(screen.getByRole("link", { name: "Eva Huber" }).getAttribute("href")).toBe("/profile");
    expect(screen.getByRole("button", { name: "Abmelden" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Technischer Kontakt" }).getAttribute("href")).toBe(
      "/organisations/1",
    );
    expect(screen.getByText("Version 1.3.0")).toBeDefined();
  });

  it("shows at once what the person may do, and asks once whether that is still so", async () => {
    const reading = { grants: [{ rule: "READ_NEWS", ressource: "1" }] } as const;
    signIn(reading);
    const { server } = show({
      "GET /v1/notifications/unread": () => json(aFrame({ viewer: aViewer() })),
    });
    expect(navigation().textContent).toContain("News");

    await waitFor(() => expect(navigation().textContent).not.toContain("News"));
    expect(server.asked("GET /v1/notifications/unread")).toHaveLength(1);
  });

  it("asks again when something it offered is refused", async () => {
    const Remove = () => {
      const remove = useMutation({
        mutationFn: () => call(news.articles.remove, { params: { id: "1" } }),
      });
      return (
        <button type="button" onClick={() => remove.mutate()}>
          Löschen
        </button>
      );
    };
    signIn({ isAdmin: true });
    const answers = [aViewer({ isAdmin: true }), aViewer()];
    const { user, server } = show(
      {
        "GET /v1/notifications/unread": () => json(aFrame({ viewer: answers.shift() })),
        "DELETE /v1/news/articles/1": () => problem(accessProblems.denied),
      },
      <Remove />,
    );
    await waitFor(() => expect(server.asked("GET /v1/notifications/unread")).toHaveLength(1));
    expect(navigation().textContent).toContain("Administration");

    await user.click(screen.getByRole("button", { name: "Löschen" }));

    await waitFor(() => expect(navigation().textContent).not.toContain("Administration"));
    expect(server.asked("GET /v1/notifications/unread")).toHaveLength(2);
  });

  it("marks the newsletters while one is sent", async () => {
    const editing = { isAdmin: true };
    signIn(editing);
    show({
      "GET /v1/notifications/unread": () => json(aFrame({ isSending: true })),
    });

    const mark = { name: "Ein Newsletter wird gerade gesendet.", hidden: true };
    expect(await within(navigation()).findByRole("img", mark)).toBeDefined();
  });

  it("opens other services in a tab of their own, without a way back in", () => {
    show();

    const links = within(navigation())
      .getAllByRole("link", { hidden: true })
      .filter((link) => link.getAttribute("href")?.startsWith("http"));
    expect(links.map((link) => link.textContent)).toEqual([
      "Online Meeting",
      "Employer Branding",
      "Recruiting",
      "Hinweisgebersystem",
    ]);
    for (const link of links) {
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")).toContain("noopener");
    }
  });
});

describe("the navigation on a narrow screen", () => {
  it("is an overlay that starts closed, holds the focus while open and closes with Escape", async () => {
    const { user } = show();
    expect(navigation().dataset.open).toBe("false");

    await user.click(toggle());
    expect(navigation().dataset.open).toBe("true");
    expect(toggle().getAttribute("aria-expanded")).toBe("true");
    expect(document.querySelector("main")?.hasAttribute("inert")).toBe(true);

    await user.keyboard("{Escape}");
    expect(navigation().dataset.open).toBe("false");
    expect(document.activeElement).toBe(toggle());
    expect(document.querySelector("main")?.hasAttribute("inert")).toBe(false);
  });

  it("closes when one goes somewhere, and the page has the focus", async () => {
    const { user, router } = show();

    await user.click(toggle());
    await router.navigate("/profile");

    expect(await screen.findByText("Ihr Profil")).toBeDefined();
    expect(navigation().dataset.open).toBe("false");
    expect(document.activeElement).toBe(document.querySelector("main"));
  });
});

describe("going back", () => {
  const list = (
    <ul>
      <li>
        <Link to="/profile">Erste</Link>
      </li>
      <li>
        <Link to="/profile?zwei">Zweite</Link>
        <button type="button">Aktionen</button>
      </li>
    </ul>
  );

  it("gives the focus back to the link one has left by", async () => {
    const { user, router } = show({}, list);
    await user.click(await screen.findByRole("link", { name: "Erste" }));
    await screen.findByText("Ihr Profil");

    await act(() => router.navigate(-1));

    const link = await screen.findByRole("link", { name: "Erste" });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it("gives it to the row one has done something with, once that is there again", async () => {
    let isLate = false;
    const waiting: (() => void)[] = [];
    const LateList = () => {
      const [isThere, setIsThere] = useState(!isLate);
      useEffect(() => void waiting.push(() => setIsThere(true)), []);
      return isThere ? list : <p>Kommt</p>;
    };
    const { user, router } = show({}, <LateList />);
    await user.click(await screen.findByRole("button", { name: "Aktionen" }));
    await act(() => router.navigate("/profile"));
    isLate = true;
    await act(() => router.navigate(-1));
    await screen.findByText("Kommt");

    act(() => waiting.at(-1)?.());

    const link = await screen.findByRole("link", { name: "Zweite" });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });
});

describe("signing out", () => {
  it("clears what was stored and goes to the login page", async () => {
    const { user, address, server } = show({
      "POST /v1/login/logout": noContent,
    });

    await user.click(screen.getByRole("button", { name: "Abmelden" }));

    await waitFor(() => expect(localStorage.length).toBe(0));
    expect(address()).toBe("/login");
    expect(server.asked("POST /v1/login/logout")).toHaveLength(1);
  });

  it("gives up first on what would be refused by then", async () => {
    const asking: AbortSignal[] = [];
    const Asking = () => {
      const queryFn = ({ signal }: { signal: AbortSignal }) => {
        asking.push(signal);
        return new Promise<string>(() => {});
      };
      return useQuery({ queryKey: ["slow"], queryFn }).data;
    };
    const open: boolean[] = [];
    const { user, address } = show(
      {
        "POST /v1/login/logout": () => {
          open.push(...asking.map(({ aborted }) => !aborted));
          return noContent();
        },
      },
      <Asking />,
    );

    await user.click(screen.getByRole("button", { name: "Abmelden" }));

    await waitFor(() => expect(address()).toBe("/login"));
    expect(open).toEqual([false]);
  });

  it("goes there, too, when the session was over already", async () => {
    const { user, address } = show({ "POST /v1/login/logout": () => problem(sessionProblems.missing) });

    await user.click(screen.getByRole("button", { name: "Abmelden" }));

    await waitFor(() => expect(address()).toBe("/login"));
  });

  it("asks first where something is not saved yet, and stays when told to", async () => {
    const Editor = () => useUnsavedGuard(true).dialog;
    const { user, address, server } = show({ "POST /v1/login/logout": noContent }, <Editor />);

    await user.click(screen.getByRole("button", { name: "Abmelden" }));
    await user.click(await screen.findByRole("button", { name: "Weiter bearbeiten" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).toBe("/home");
    expect(server.asked("POST /v1/login/logout")).toHaveLength(0);

    await user.click(screen.getByRole("button", { name: "Abmelden" }));
    await user.click(await screen.findByRole("button", { name: "Änderungen verwerfen" }));

    await waitFor(() => expect(address()).toBe("/login"));
    expect(server.asked("POST /v1/login/logout")).toHaveLength(1);
  });

  it("does not pretend when the session could not be ended", async () => {
    const { user, address } = show({ "POST /v1/login/logout": () => problem(serviceProblems.busy) });

    await user.click(screen.getByRole("button", { name: "Abmelden" }));

    expect((await screen.findByRole("alert")).textContent).toContain("ausgelastet");
    expect(address()).toBe("/home");
    expect(localStorage.getItem("currentUser")).not.toBeNull();
  });
});
