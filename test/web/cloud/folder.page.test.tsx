import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { configOf, json, problem } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aFile, aFolder, cloudServer } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";

import "../../../web/cloud/folder/root.page.tsx";
import "../../../web/cloud/item.page.tsx";
import "../../../web/cloud/trash/trash.page.tsx";

const LIST = "GET /v1/cloud";
const templates = aFolder({
  path: [{ id: "group", title: "Gruppe" }],
  parentId: "group",
});

describe("what is in a folder", () => {
  it("is listed by name, with kind, size and who may see it", async () => {
    showAt(1_440);
    const { asked } = cloudServer([aFolder(), aFile({ visibility: "Directors", description: "Ein Muster" })]);
    renderCloud("/cloud");

    const row = within(await screen.findByRole("row", { name: /Brief/ }));

    expect(row.getByText("Geschäftsführer")).toBeDefined();
    expect(row.getByText("DOCX")).toBeDefined();
    expect(row.getByText("4 KB")).toBeDefined();
    expect(row.getByText("Ein Muster")).toBeDefined();
    expect(screen.getByRole("link", { name: /Vorlagen/ }).getAttribute("href")).toBe("/cloud/templates");
    expect(configOf(asked(LIST)[0])).toMatchObject({
      parent: null,
      sort: [{ field: "title", direction: "asc" }],
    });
  });

  it("is for whom its folders leave it, in its head and in each row", async () => {
    showAt(1_440);
    cloudServer([aFile({ folderVisibility: "Directors" })], {
      "GET /v1/cloud/templates": () => json({ ...templates, folderVisibility: "Directors" }),
    });
    renderCloud("/cloud/templates");

    const row = within(await screen.findByRole("row", { name: /Brief/ }));

    expect(row.getByText(/^Geschäftsführer/).textContent).toBe("Geschäftsführer (vom Ordner)");
    expect(screen.getAllByText(/^Geschäftsführer/)).toHaveLength(2);
    expect(screen.queryByText("Jeder")).toBeNull();
  });

  it("keeps room for the names between tablet and desk", async () => {
    showAt(1_000);
    cloudServer([aFile()]);
    renderCloud("/cloud");

    const row = within(await screen.findByRole("row", { name: /Brief/ }));

    expect(row.getByText("4 KB")).toBeDefined();
    expect(row.queryByText("DOCX")).toBeNull();
    expect(screen.queryByRole("columnheader", { name: /^Angelegt/ })).toBeNull();
  });

  it("says where one is, and is found by its address", async () => {
    const { asked } = cloudServer([], { "GET /v1/cloud/templates": () => json(templates) });
    renderCloud("/cloud/templates");

    await screen.findByRole("heading", { level: 1, name: "Vorlagen" });

    expect(screen.getByRole("link", { name: "Cloud" }).getAttribute("href")).toBe("/cloud");
    expect(screen.getByRole("link", { name: "Gruppe" }).getAttribute("href")).toBe("/cloud/group");
    await screen.findByText(/Dieser Ordner ist leer/);
    expect(configOf(asked(LIST)[0])).toMatchObject({ parent: "templates" });
  });

  it("says who created it and when", async () => {
    const creator = anEmployee({ firstname: "Eva", lastname: "Huber", title: null });
    cloudServer([], { "GET /v1/cloud/templates": () => json({ ...templates, creator }) });
    renderCloud("/cloud/templates");

    await screen.findByText(/Angelegt am 07\.01\.2026 von Eva Huber/);
  });

  it("is searched with all that is below, and each hit says where it lies", async () => {
    const hit = aFile({ path: [{ id: "templates", title: "Vorlagen" }], excerpt: "Ihr Brief vom 3. Mai" });
    const { asked } = cloudServer([hit]);
    renderCloud("/cloud?suche=brief");

    await screen.findByText("In: Cloud › Vorlagen");

    expect(screen.getByText("Im Text:", { exact: false }).textContent).toBe("Im Text: Ihr Brief vom 3. Mai");
    expect(configOf(asked(LIST)[0])).toMatchObject({ searchTerm: "brief", parent: null, withExcerpt: true });
  });

  it("is searched from there on, and in the whole cloud if nothing is found", async () => {
    showAt(1_440);
    const { asked } = cloudServer([], { "GET /v1/cloud/templates": () => json(templates) });
    const { user, address } = renderCloud("/cloud/templates?suche=brief+1");

    await screen.findByRole("searchbox", { name: "In diesem Ordner und allem darunter" });
    await user.click(await screen.findByRole("link", { name: "In der ganzen Cloud suchen" }));

    expect(address()).toBe("/cloud?suche=brief+1");
    await waitFor(() =>
      expect(configOf(asked(LIST).at(-1))).toMatchObject({ searchTerm: "brief 1", parent: null }),
    );
  });

  it("is not there for who may not see it", async () => {
    cloudServer([], { "GET /v1/cloud/hidden": () => problem(cloudProblems.notFound) });
    renderCloud("/cloud/hidden");

    await screen.findByRole("heading", { level: 1, name: /nicht/ });
    vi.mocked(console.error).mockClear();
  });

  it("takes nothing from others where its creator closed it", async () => {
    showAt(1_440);
    const closed = aFolder({ closed: true, createdBy: "e9", path: [] });
    cloudServer([], { "GET /v1/cloud/templates": () => json(closed) });
    renderCloud("/cloud/templates");

    await screen.findByText("Dieser Ordner ist leer.");

    expect(screen.queryByRole("button", { name: "Dateien hochladen" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Neuer Ordner" })).toBeNull();
  });

  it("shows the space of the office quietly, and warns when it is nearly used up", async () => {
    cloudServer([], { "GET /v1/cloud/usage": () => json({ used: 95 * 1024 ** 3, quota: 100 * 1024 ** 3 }) });
    renderCloud("/cloud");

    const meter = await screen.findByRole("meter", { name: "Speicher Ihrer Kanzlei" });

    expect(meter.getAttribute("aria-valuetext")).toBe("95 GB von 100 GB belegt");
    expect(screen.getByText(/^Der Speicher ist fast voll/)).toBeDefined();
  });
});
