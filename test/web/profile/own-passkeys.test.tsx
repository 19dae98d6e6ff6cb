import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { sessionProblems } from "../../../shared/contract/general.problems.ts";
import { passkeyProblems } from "../../../shared/login/login.problems.ts";
import type { Passkey } from "../../../shared/login/passkeys.contract.ts";
import { SignInDialogs } from "../../../web/app/shell/sign-in-dialogs.tsx";
import { Region } from "../../../web/components/region.tsx";
import { OwnPasskeys } from "../../../web/profile/passkeys/own-passkeys.tsx";
import { fakePasskeys, newCredential, refusal } from "../fake-passkeys.ts";
import { fakeServer, json, listed, noContent, problem } from "../fake-server.ts";
import { aViewer, employee, signIn, user } from "../people.ts";
import { renderPage } from "../render-page.tsx";

const path = "/v1/login/passkeys";
const options = {
  rp: { id: "portal.test", name: "Kanzleiportal" },
  user: { id: "dTE", name: "redaktion", displayName: "redaktion" },
  challenge: "Y2hhbGxlbmdl",
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  attestation: "none",
};
const notebook: Passkey = {
  id: "p1",
  name: "Mein Notebook",
  createdAt: "2026-11-20T14:02:00.000Z",
  lastUsedAt: null,
};
const here = {
  id: "s1",
  device: "Firefox, Windows",
  startedAt: notebook.createdAt,
  usedAt: notebook.createdAt,
  isCurrent: true,
};

/** A server that takes what the page does only from who has just signed in, unless `isFresh`. */
const openServer = ({ isFresh = true, known = [] as readonly Passkey[] } = {}) => {
  const state = { isFresh, known };
  const ifFresh = (answer: () => Response) => () =>
    state.isFresh ? answer() : problem(sessionProblems.tooOld);
  return fakeServer({
    "GET /v1/login/sessions": () => listed(here),
    "POST /v1/login": () => {
      state.isFresh = true;
      return json({ user, employee, viewer: aViewer() });
    },
    [`GET ${path}`]: () => listed(...state.known),
    [`POST ${path}/options`]: ifFresh(() => json(options)),
    [`POST ${path}`]: ({ body }) => {
      state.known = [{ ...notebook, name: (body as { name: string }).name }];
      return json(state.known[0], { status: 201 });
    },
    [`DELETE ${path}/p1`]: ifFresh(() => {
      state.known = [];
      return noContent();
    }),
  });
};

const render = () =>
  renderPage(
    <>
      <Region part fallback="lädt">
        <OwnPasskeys />
      </Region>
      <SignInDialogs />
    </>,
  );

const button = (name: string) => screen.findByRole("button", { name });

beforeEach(() => signIn());

describe("making a passkey", () => {
  const make = async () => {
    const page = render();
    await page.user.click(await button("Passkey anlegen"));
    await page.user.click(await button("Anlegen"));
    return page;
  };

  it("names it after the device, and lists it", async () => {
    fakePasskeys({ create: async () => newCredential });
    const server = openServer();

    await make();

    await screen.findByText("Firefox, Windows");
    expect(server.asked(`POST ${path}`)[0]?.body).toMatchObject({
      name: "Firefox, Windows",
      credential: { id: "Y3JlZGVudGlhbA", response: { transports: ["internal"] } },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each([
    ["NotAllowedError", "Der Passkey wurde nicht bestätigt."],
    ["InvalidStateError", "Auf diesem Gerät haben Sie schon einen Passkey."],
    ["NotSupportedError", "Dieses Gerät kann keinen Passkey anlegen."],
    ["UnknownError", "Der Browser konnte den Passkey nicht verwenden."],
  ])("says what a browser means by %s, and can be tried again", async (name, sentence) => {
    fakePasskeys({ create: () => refusal(name) });
    const server = openServer();

    const { user: person } = await make();

    await screen.findByText(new RegExp(sentence));
    expect(server.asked(`POST ${path}`)).toEqual([]);
    fakePasskeys({ create: async () => newCredential });
    await person.click(await button("Anlegen"));
    await waitFor(() => expect(server.asked(`POST ${path}`)).toHaveLength(1));
  });

  it("asks for the password where the sign-in was long ago, and goes on", async () => {
    fakePasskeys({ create: async () => newCredential });
    const server = openServer({ isFresh: false });

    const { user: person } = await make();
    const dialog = await screen.findByRole("dialog", { name: "Bitte bestätigen Sie, dass Sie es sind" });
    await person.type(within(dialog).getByLabelText("Kennwort", { selector: "input" }), "geheim{Enter}");

    await waitFor(() => expect(server.asked(`POST ${path}`)).toHaveLength(1));
    expect(server.asked("POST /v1/login")[0]?.body).toEqual({ username: "redaktion", password: "geheim" });
  });

  it("says so where that is declined, and changes nothing", async () => {
    fakePasskeys({ create: async () => newCredential });
    const server = openServer({ isFresh: false });

    const { user: person } = await make();
    const dialog = await screen.findByRole("dialog", { name: "Bitte bestätigen Sie, dass Sie es sind" });
    await person.click(within(dialog).getByRole("button", { name: "Abbrechen" }));

    await screen.findByText("Bitte bestätigen Sie zuerst, dass Sie es sind.");
    expect(server.asked(`POST ${path}`)).toEqual([]);
  });

  it("is not offered where the browser cannot", async () => {
    openServer();

    render();

    await screen.findByText("Dieser Browser kann keine Passkeys anlegen.");
    expect(screen.queryByRole("button", { name: "Passkey anlegen" })).toBeNull();
  });
});

describe("a passkey that is there", () => {
  it("tells when it was made and used, and goes once that is confirmed", async () => {
    const server = openServer({ known: [notebook] });
    const { user: person } = render();
    await screen.findByText(/angelegt .*, noch nicht benutzt/);

    await person.click(await button("Mein Notebook entfernen"));
    expect(server.asked(`DELETE ${path}/p1`)).toEqual([]);
    await person.click(await button("Entfernen"));

    await waitFor(() => expect(screen.queryByText("Mein Notebook")).toBeNull());
    expect(server.asked(`DELETE ${path}/p1`)).toHaveLength(1);
  });

  it("that another tab has removed is no longer shown", async () => {
    const server = openServer({ known: [notebook] });
    const { user: person } = render();
    await person.click(await button("Mein Notebook entfernen"));
    fakeServer({
      [`GET ${path}`]: () => listed(),
      [`DELETE ${path}/p1`]: () => problem(passkeyProblems.notFound),
    });

    await person.click(await button("Entfernen"));

    await screen.findByText("Diesen Passkey gibt es nicht mehr.");
    await waitFor(() => expect(screen.queryByText("Mein Notebook")).toBeNull());
    expect(server.asked(`DELETE ${path}/p1`)).toEqual([]);
  });
});
