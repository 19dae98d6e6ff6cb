import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { secondFactorProblems } from "../../../shared/login/login.problems.ts";
import type { SecondFactor } from "../../../shared/login/second-factor.contract.ts";
import { Region } from "../../../web/components/region.tsx";
import { OwnSecondFactor } from "../../../web/profile/second-factor/own-second-factor.tsx";
import { fakeServer, json, noContent, problem } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { renderPage } from "../render-page.tsx";

const path = "/v1/login/second-factor";
const none: SecondFactor = { isActive: false, isRequired: false, since: null, recoveryCodesLeft: 0 };
const active: SecondFactor = {
  isActive: true,
  isRequired: false,
  since: "2026-11-20T14:02:00.000Z",
  recoveryCodesLeft: 10,
};
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const uri = `otpauth://totp/Kanzleiportal:redaktion?secret=${secret}&issuer=Kanzleiportal`;
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jk${at}n`);

/** A server that remembers whether there is a second factor. */
const openServer = (start: SecondFactor) => {
  const state = { known: start };
  const server = fakeServer({
    [`GET ${path}`]: () => json(state.known),
    [`POST ${path}`]: () => json({ secret, uri }),
    [`PUT ${path}`]: ({ body }) => {
      if ((body as { code: string }).code !== "123456") {
        const errors = [{ path: "code", message: "Dieser Code stimmt nicht oder wurde schon benutzt." }];
        return problem(secondFactorProblems.wrongCode, { errors });
      }
      state.known = active;
      return json({ recoveryCodes });
    },
    [`PUT ${path}/recovery-codes`]: () => json({ recoveryCodes }),
    [`PUT ${path}/disable`]: () => {
      state.known = none;
      return noContent();
    },
  });
  return { state, server };
};

const render = () =>
  renderPage(
    <Region part fallback="lädt">
      <OwnSecondFactor />
    </Region>,
  );

const password = () => screen.findByLabelText("Kennwort", { selector: "input" });

beforeEach(() => signIn());

describe("setting up a second factor", () => {
  const toTheApp = async () => {
    const page = render();
    await page.user.click(await screen.findByRole("button", { name: "Einrichten" }));
    await page.user.type(await password(), "geheim{Enter}");
    await screen.findByRole("img", { name: /QR-Code/ });
    return page;
  };

  it("shows the secret as picture and text, takes a code, and shows the recovery codes", async () => {
    const { server } = openServer(none);
    const { user } = await toTheApp();
    screen.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP");
    expect(screen.getByRole("link", { name: /auf diesem Gerät/ }).getAttribute("href")).toBe(uri);

    await user.type(screen.getByLabelText("Code"), "123456{Enter}");

    for (const code of recoveryCodes) await screen.findByText(code);
    expect(server.asked(`POST ${path}`)[0]?.body).toEqual({ password: "geheim" });
    await user.click(screen.getByRole("button", { name: "Ich habe die Codes aufbewahrt" }));
    await screen.findByText("eingerichtet");
    await screen.findByText("noch 10 von 10");
  });

  it("says at the field that a code is wrong, and takes another", async () => {
    openServer(none);
    const { user } = await toTheApp();

    await user.type(screen.getByLabelText("Code"), "000000{Enter}");
    await screen.findByRole("textbox", { description: /stimmt nicht oder wurde schon benutzt/ });
    await user.clear(screen.getByLabelText("Code"));
    await user.type(screen.getByLabelText("Code"), "123456{Enter}");

    await screen.findByText(recoveryCodes[0] ?? "");
  });

  it("can be left, and then nothing has changed", async () => {
    openServer(none);
    const { user } = await toTheApp();

    await user.click(screen.getByRole("button", { name: "Abbrechen" }));

    await screen.findByText("nicht eingerichtet");
  });

  it("copies the recovery codes, one to a line", async () => {
    openServer(none);
    const { user } = await toTheApp();
    await user.type(screen.getByLabelText("Code"), "123456{Enter}");
    const write = vi.spyOn(navigator.clipboard, "writeText");

    await user.click(await screen.findByRole("button", { name: "Kopieren" }));

    await waitFor(() => expect(write).toHaveBeenCalledWith(recoveryCodes.join("\n")));
  });
});

describe("a second factor", () => {
  it("is switched off with password and code", async () => {
    const { server } = openServer(active);
    const { user } = render();

    await user.click(await screen.findByRole("button", { name: "Abschalten" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Kennwort", { selector: "input" }), "geheim");
    await user.type(dialog.getByLabelText("Code"), "123456");
    await user.click(dialog.getByRole("button", { name: "Abschalten" }));

    await screen.findByText("nicht eingerichtet");
    expect(server.asked(`PUT ${path}/disable`)[0]?.body).toEqual({ password: "geheim", code: "123456" });
  });

  it("tells an administrator who must have one that the next one comes at once", async () => {
    openServer({ ...active, isRequired: true });
    const { user } = render();

    await user.click(await screen.findByRole("button", { name: "Abschalten" }));

    await screen.findByText(/Sie richten danach gleich einen neuen ein/);
  });

  it("gets new recovery codes, and says when few are left", async () => {
    openServer({ ...active, recoveryCodesLeft: 2 });
    const { user } = render();
    await screen.findByText("Bitte erstellen Sie bald neue.");

    await user.click(screen.getByRole("button", { name: "Neue Wiederherstellungscodes" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Kennwort", { selector: "input" }), "geheim");
    await user.type(dialog.getByLabelText("Code"), "123456");
    await user.click(dialog.getByRole("button", { name: "Codes erstellen" }));

    await screen.findByText(recoveryCodes[9] ?? "");
  });
});
