import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aSubscriber } from "../../../support/news.builder.ts";
import { json, problem } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/subscribers/subscribers.page.tsx";

const LIST = "GET /v1/news/subscribers";
const CREATE = "POST /v1/news_new/subscribers";

const server = (answers: Parameters<typeof newsServer>[0] = {}) =>
  newsServer({
    [LIST]: () => json({ totalCount: 1, data: [aSubscriber({ id: "s1", name: "Eva Gruber" })] }),
    "GET /v1/news/industries": () =>
      json({
        totalCount: 1,
        data: [{ industryId: "i1", name: "Ordination", receivesTaxNews: false, receivesDoctorsNews: true }],
      }),
    ...answers,
  });

const configOf = (url: URL | undefined): unknown => JSON.parse(url?.searchParams.get("config") ?? "null");

const openEditor = async () => {
  const { user } = renderNews("/news/subscribers");
  await screen.findByText("Eva Gruber");
  await user.click(screen.getByRole("button", { name: "Neuer Abonnent" }));
  return { user, dialog: within(await screen.findByRole("dialog")) };
};

describe("the subscribers", () => {
  it("are asked for by state, as the address says", async () => {
    const { asked } = server();

    renderNews("/news/subscribers?customerUnsuscribedAt.neq=null");

    await screen.findByText("Eva Gruber");
    expect(configOf(asked(LIST)[0]?.url)).toMatchObject({
      filters: [{ field: "customerUnsuscribedAt", comparator: "neq", values: [null] }],
    });
    expect(screen.getByRole("button", { name: "Filter Status: Abgemeldet entfernen" })).toBeDefined();
  });

  it("get the interests their industry suggests", async () => {
    server();
    const { user, dialog } = await openEditor();

    await user.type(dialog.getByRole("combobox", { name: "Branche" }), "Ordination");

    expect(dialog.getByRole("checkbox", { name: "Ärzte" })).toHaveProperty("checked", true);
    expect(dialog.getByRole("checkbox", { name: "Steuern" })).toHaveProperty("checked", false);
  });

  it("keep the interests somebody chose", async () => {
    server();
    const { user, dialog } = await openEditor();
    await user.click(dialog.getByRole("checkbox", { name: "Steuern" }));
    await user.click(dialog.getByRole("checkbox", { name: "Steuern" }));
    await user.click(dialog.getByRole("checkbox", { name: "Ärzte" }));

    await user.type(dialog.getByRole("combobox", { name: "Branche" }), "Ordination");

    expect(dialog.getByRole("checkbox", { name: "Steuern" })).toHaveProperty("checked", true);
  });

  it("show a taken address beside its field and keep what was typed", async () => {
    const message = "Diese E-Mail-Adresse ist bei dieser Kanzlei schon eingetragen.";
    server({ [CREATE]: () => problem("subscriber.email-taken", { errors: [{ path: "email", message }] }) });
    const { user, dialog } = await openEditor();
    await user.type(dialog.getByRole("textbox", { name: /^Name/ }), "Max Moser");
    await user.type(dialog.getByRole("textbox", { name: /^E-Mail/ }), "max@moser.example");

    await user.click(dialog.getByRole("button", { name: "Speichern" }));

    expect((await dialog.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
    expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveProperty("value", "Max Moser");
  });

  it("are not for those who edit no news", async () => {
    server({ [LIST]: () => problem("access.denied") });
    vi.mocked(console.error).mockImplementation(() => undefined);

    renderNews("/news/subscribers");

    expect(await screen.findByRole("heading", { name: "Keine Berechtigung" })).toBeDefined();
    vi.mocked(console.error).mockClear();
  });
});
