import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { settingsProblems } from "../../../shared/administration/administration.problems.ts";
import { defaultSettings, type Settings } from "../../../shared/administration/settings.ts";
import { configOf, fakeServer, json, listed, problem, versioned } from "../fake-server.ts";
import { renderAdministration } from "./render-administration.tsx";

const path = "/v1/administration/settings";
const stored: Settings = { ...defaultSettings, id: "settings", modifiedAt: null, modifiedBy: null };
const answer = (settings: Settings, version: number) => () => versioned(settings, version);
const lastChanged = "2026-11-20T14:02:00.000Z";

const days = () => screen.findByRole("spinbutton", { name: /Protokolls in Tagen/ });

describe("the settings", () => {
  it("name the field of a number that is out of bounds, and send nothing before it is another", async () => {
    const { asked } = fakeServer({ [`GET ${path}`]: answer(stored, 1), [`PUT ${path}`]: answer(stored, 2) });
    const { user } = renderAdministration("/administration/settings");

    await user.clear(await days());
    await user.type(await days(), "7");
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByRole("spinbutton", { description: /Mindestens 30/ });
    expect(asked(`PUT ${path}`)).toEqual([]);
    await user.type(await days(), "0");
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/^Gespeichert um/);
    expect(asked(`PUT ${path}`)[0]?.body).toMatchObject({ auditRetentionDays: 70 });
  });

  it("say at the switch why it cannot be switched on", async () => {
    fakeServer({
      [`GET ${path}`]: answer(stored, 1),
      [`PUT ${path}`]: () =>
        problem(settingsProblems.ownSecondFactorFirst, {
          errors: [
            {
              path: "requireSecondFactorForAdministrators",
              message: "Richten Sie zuerst im Profil Ihren eigenen zweiten Faktor ein.",
            },
          ],
        }),
    });
    const { user } = renderAdministration("/administration/settings");

    await user.click(await screen.findByRole("checkbox", { name: /Pflicht/ }));
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByRole("checkbox", { description: /Ihren eigenen zweiten Faktor/ });
  });
});

describe("the overview of the administration", () => {
  it("leads to the parts that there are", async () => {
    fakeServer({ "GET /v1/administration/templates/summaries": () => listed() });
    const { user, address } = renderAdministration("/administration");

    await user.click(await screen.findByRole("link", { name: "E-Mail Templates" }));

    await waitFor(() => expect(address()).toBe("/administration/templates"));
  });
});

describe("the hours of newsletters", () => {
  const open = async () => {
    const { asked } = fakeServer({
      [`GET ${path}`]: answer(stored, 1),
      [`PUT ${path}`]: answer({ ...stored, modifiedAt: lastChanged }, 2),
    });
    const { user } = renderAdministration("/administration/settings");
    await user.click(
      await screen.findByRole("checkbox", { name: "Newsletter nur zu bestimmten Zeiten senden" }),
    );
    const save = () => user.click(screen.getByRole("button", { name: "Speichern" }));
    return { user, save, saved: () => asked(`PUT ${path}`).map(({ body }) => body) };
  };

  it("begin as an office works, and are saved as they are changed", async () => {
    const { user, save, saved } = await open();

    await user.click(screen.getByRole("checkbox", { name: "Freitag" }));
    await user.clear(screen.getByRole("textbox", { name: /^Bis/ }));
    await user.type(screen.getByRole("textbox", { name: /^Bis/ }), "17:30");
    await save();

    await screen.findByText(/^Gespeichert um/);
    expect(saved()).toMatchObject([
      { sendWindow: { days: [1, 2, 3, 4], from: "08:00", until: "17:30", skipsHolidays: true } },
    ]);
  });

  it("are refused without a day", async () => {
    const { user, save, saved } = await open();

    for (const day of ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag"]) {
      await user.click(screen.getByRole("checkbox", { name: day }));
    }
    await save();

    expect(await screen.findAllByText("Bitte mindestens einen Tag wählen.")).not.toEqual([]);
    expect(saved()).toEqual([]);
  });
});

describe("passwords", () => {
  const withProviders = (data: readonly object[], notLinked = 0) =>
    fakeServer({
      [`GET ${path}`]: answer(stored, 1),
      [`PUT ${path}`]: answer({ ...stored, passwordsForAdministratorsOnly: true }, 2),
      "GET /v1/login/providers": () => json({ data, passwordsForAdministratorsOnly: false }),
      "GET /v1/administration/users": () => json({ totalCount: notLinked, data: [] }),
    });
  const passwords = { name: "Mit Kennwort melden sich nur Administratoren an" };

  it("can be switched off once one sees how many have no other way in yet", async () => {
    const { asked } = withProviders([{ id: "entra", label: "Microsoft" }], 12);
    const { user } = renderAdministration("/administration/settings");

    await screen.findByText(/12 aktive Personen haben sich noch nie/);
    expect(configOf(asked("GET /v1/administration/users")[0]).filters).toEqual([
      { field: "isActive", values: [true], comparator: "eq" },
      { field: "isAdmin", values: [false], comparator: "eq" },
      { field: "hasFirmAccount", values: [false], comparator: "eq" },
    ]);
    expect(screen.getByRole("link", { name: "Wer das ist" }).getAttribute("href")).toBe(
      "/administration/users?isActive=true&isAdmin=false&hasFirmAccount=false",
    );
    await user.click(screen.getByRole("checkbox", passwords));
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() =>
      expect(asked(`PUT ${path}`)[0]?.body).toMatchObject({ passwordsForAdministratorsOnly: true }),
    );
  });

  it("stay where nobody could sign in otherwise", async () => {
    withProviders([]);
    renderAdministration("/administration/settings");
    await days();

    expect(screen.queryByRole("checkbox", passwords)).toBeNull();
  });
});
