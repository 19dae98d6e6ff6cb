import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { organisationProblems } from "../../../shared/organisations/organisations.problems.ts";
import { json, problem, versioned } from "../fake-server.ts";
import { melk, officeServer, renderOrganisations } from "./render-organisations.tsx";

// Fetched before the first test starts to wait for it.
import "../../../web/organisations/organisation-edit.page.tsx";
import "../../../web/organisations/organisation.page.tsx";

const SAVE = "PUT /v1/organisations/o1";
const TEST = "POST /v1/organisations/o1/test-mail";
const CREATE = "POST /v1/organisations";

const name = () => screen.findByRole("textbox", { name: /^Name\b.?\*?$/ });
const save = () => screen.getByRole("button", { name: "Speichern" });

const saving = ({ body }: { body: unknown }) => versioned({ ...melk, ...(body as object) }, 4);

describe("the editor of an office", () => {
  it("says from whom mails of the office come, and sends a test mail of what is saved", async () => {
    const server = officeServer({ [SAVE]: saving, [TEST]: () => json({ messageId: "m1" }) });
    const { user } = renderOrganisations("/organisations/o1/edit");
    const mails = within(await screen.findByRole("region", { name: "Mails der Kanzlei" }));
    expect(mails.getByText(/kommen von „Kanzlei Melk“.*Antworten gehen an /).textContent).toContain(
      melk.email,
    );

    await user.type(mails.getByRole("textbox", { name: "Name des Absenders" }), "Ihre Steuerkanzlei");
    await user.type(mails.getByRole("textbox", { name: "Antworten an" }), "post@melk.example");
    expect(
      mails.getByText(/kommen von „Ihre Steuerkanzlei“.*Antworten gehen an post@melk\.example\./),
    ).toBeDefined();
    await user.click(mails.getByRole("button", { name: "Speichern und Testmail an mich" }));

    expect(await screen.findByText("Die Testmail ist unterwegs.")).toBeDefined();
    expect(server.asked(SAVE)[0]?.body).toMatchObject({
      mailSenderName: "Ihre Steuerkanzlei",
      mailReplyTo: "post@melk.example",
    });
    await user.click(mails.getByRole("button", { name: "Testmail an mich" }));
    await waitFor(() => expect(server.asked(TEST)).toHaveLength(2));
    expect(server.asked(SAVE)).toHaveLength(1);
  });

  it("says at the office that runs the portal that it answers for the whole group", async () => {
    officeServer({ "GET /v1/organisations/1": () => versioned({ ...melk, id: "1" }, 3) });
    renderOrganisations("/organisations/1/edit");
    const mails = within(await screen.findByRole("region", { name: "Mails der Kanzlei" }));

    expect(mails.getByText(/Das gilt auch für Mails der ganzen Gruppe\./)).toBeDefined();
  });

  it("sends no test mail of what could not be saved", async () => {
    const server = officeServer({ [SAVE]: saving });
    const { user } = renderOrganisations("/organisations/o1/edit");
    await user.type(await screen.findByRole("textbox", { name: "Name des Absenders" }), "Melk <a@b.example>");
    await user.click(screen.getByRole("button", { name: "Speichern und Testmail an mich" }));

    expect(await screen.findByText("Ein Name ohne @, < und >.")).toBeDefined();
    expect(server.asked(SAVE)).toEqual([]);
    expect(server.asked(TEST)).toEqual([]);
  });

  it("says beside the field what is wrong, before and after the server was asked", async () => {
    const server = officeServer({
      [SAVE]: () =>
        problem(organisationProblems.urlNameTaken, {
          errors: [{ path: "urlName", message: "Eine andere Kanzlei hat diesen Namen." }],
        }),
    });
    const { user } = renderOrganisations("/organisations/o1/edit");
    await user.clear(await name());
    await user.click(save());
    expect(await screen.findByText("Bitte ausfüllen.")).toBeDefined();
    expect(server.asked(SAVE)).toEqual([]);

    await user.type(await name(), "Melk");
    expect(screen.getByText(/Diese Kanzlei hat keine öffentliche Seite/)).toBeDefined();
    const urlName = screen.getByRole("textbox", { name: "Name in der Adresse" });
    await user.type(urlName, "melk");
    expect(screen.getByRole("link", { name: /kanzleien\/melk/ })).toBeDefined();
    await user.click(save());

    await waitFor(() => expect(urlName.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByRole("alert").textContent).toMatch(/Name in der Adresse/);
  });

  it("makes a new one, which is written on then", async () => {
    const server = officeServer({ [CREATE]: ({ body }) => versioned({ ...melk, ...(body as object) }, 1) });
    const { user, address } = renderOrganisations("/organisations/new");
    await user.type(await name(), "Kanzlei Ybbs");
    await user.click(screen.getByRole("checkbox", { name: "Nexia-Mitglied" }));
    await user.click(save());

    await waitFor(() => expect(address()).toBe("/organisations/o1/edit"));
    expect(server.asked(CREATE)[0]?.body).toMatchObject({
      name: "Kanzlei Ybbs",
      isPartner: false,
      isNexiaMember: true,
    });
  });

  it.each(["/organisations/o1/edit", "/organisations/new"])("is not for others: %s", async (address) => {
    officeServer();

    renderOrganisations(address, {});

    expect(await screen.findByRole("heading", { name: "Keine Berechtigung" })).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
