import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { json, versioned } from "../fake-server.ts";
import { eva, peopleServer, renderEmployees } from "./render-employees.tsx";

// Fetched before the first test starts to wait for it.
import "../../../web/employees/employee-edit.page.tsx";

const SAVE = "PATCH /v1/organisations/employees/e7";
const CREATE = "POST /v1/organisations/o1/employees";

const field = (name: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: "input" });
const retype = async (
  user: ReturnType<typeof renderEmployees>["user"],
  name: string | RegExp,
  text: string,
) => {
  await user.clear(await field(name));
  await user.type(await field(name), text);
};
const save = () => screen.getByRole("button", { name: "Speichern" });

describe("the editor of a person", () => {
  it("saves what changed with the version it started from", async () => {
    const saved = { ...eva, jobTitle: "Prokuristin" };
    const { asked } = peopleServer({ [SAVE]: () => versioned(saved, 4) });
    const { user } = renderEmployees("/employees/e7/edit");
    await retype(user, "Funktion", "Prokuristin");
    await retype(user, "Geburtstag", "1.3.1985");

    await user.click(save());

    await screen.findByText(/Gespeichert um/);
    const [request] = asked(SAVE);
    expect(request?.headers.get("If-Match")).toBe('"3"');
    expect(request?.body).toMatchObject({
      jobTitle: "Prokuristin",
      birthday: "1985-03-01",
      employedAt: "o1",
      hobbies: "Segeln",
    });
    expect(request?.body).not.toHaveProperty("showBirthday");
    expect(request?.body).not.toHaveProperty("createdBy");
  });

  it("makes somebody new at the office of the address, and goes on at the person's own", async () => {
    const { asked } = peopleServer({ [CREATE]: () => json(eva, { status: 201, headers: { ETag: '"1"' } }) });
    const { user, address } = renderEmployees("/employees/new?organisation=o1");
    await user.click(await screen.findByRole("button", { name: "Speichern" }));
    expect(await screen.findAllByText("Bitte ausfüllen.")).not.toEqual([]);
    expect(asked(CREATE)).toEqual([]);
    await retype(user, /^Vorname/, "Eva");
    await retype(user, /^Nachname/, "Gruber");

    await user.click(save());

    await waitFor(() => expect(address()).toBe("/employees/e7/edit"));
    expect(asked(CREATE)[0]?.body).toMatchObject({ firstname: "Eva", lastname: "Gruber" });
  });

  it("keeps what was typed and says of each what is wrong", async () => {
    const { asked } = peopleServer();
    const { user } = renderEmployees("/employees/e7/edit");
    const wrong = [
      ["Mobil", "beim Empfang", /keine gültige Telefonnummer/],
      ["Durchwahl", "zwölf", "Die Durchwahl besteht aus Ziffern."],
      ["E-Mail", "eva", "Das ist keine gültige E-Mail-Adresse."],
      ["Geburtstag", "31.2.1980", "Das ist kein gültiges Datum."],
    ] as const;
    for (const [name, typed] of wrong) await retype(user, name, typed);

    await user.click(save());

    for (const [name, typed, message] of wrong) {
      expect(await screen.findAllByText(message)).not.toEqual([]);
      expect((await field(name)).value).toBe(typed);
    }
    await retype(user, "Geburtstag", "01.01.2999");
    expect(await screen.findAllByText(/liegt in der Vergangenheit/)).not.toEqual([]);
    expect(asked(SAVE)).toEqual([]);
  });

  it("is not for those who do not administrate the office", async () => {
    peopleServer();
    renderEmployees("/employees/e7/edit", {});

    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: "Speichern" })).toBeNull();
  });

  it("begins nobody new for those who administrate no office", async () => {
    peopleServer();
    renderEmployees("/employees/new", {});

    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: "Speichern" })).toBeNull();
  });
});
