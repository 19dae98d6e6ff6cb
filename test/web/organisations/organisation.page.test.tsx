import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anEmployee } from "../../support/people.builder.ts";
import { json, listed, noContent, versioned } from "../fake-server.ts";
import { aLink, melk, officeServer, renderOrganisations } from "./render-organisations.tsx";

// Fetched before the first test starts to wait for them.
import "../../../web/organisations/customers/customers.page.tsx";
import "../../../web/organisations/organisation-edit.page.tsx";
import "../../../web/organisations/organisation.page.tsx";

const READ = "GET /v1/organisations/o1";
const LINKS = "GET /v1/organisations/o1/links";
const ADDRESS = "/organisations/o1";

const shown = () => screen.findByRole("heading", { level: 1, name: "Kanzlei Melk" });
const listOf =
  (...links: ReturnType<typeof aLink>[]) =>
  () =>
    listed(...links);

describe("the page of an office", () => {
  it("shows what is known, in groups, and no line for what is not", async () => {
    officeServer({ [READ]: () => versioned({ ...melk, uid: "ATU123", dvr: null }, 1) });

    renderOrganisations(ADDRESS, {});
    await shown();

    const legal = within(screen.getByRole("region", { name: "Rechtliches" }));
    expect(legal.getByText("ATU123")).toBeDefined();
    expect(legal.queryByText("DVR")).toBeNull();
    expect(screen.getByRole("link", { name: "kanzlei@berger.example" }).getAttribute("href")).toBe(
      "mailto:kanzlei@berger.example",
    );
  });

  it("shows who works there before legal data", async () => {
    const data = [anEmployee({ id: "e7", firstname: "Jana", lastname: "Ölz" })];
    officeServer({
      [READ]: () => versioned({ ...melk, uid: "ATU123" }, 1),
      "GET /v1/organisations/o1/employees": () => json({ totalCount: 1, data }),
    });

    renderOrganisations(ADDRESS, {});
    await shown();

    const order = ["Kontakt", "Mitarbeiter", "Rechtliches"];
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  });

  it("makes a link of nothing but an address of the web", async () => {
    const homepage = "javascript:alert(1)";
    officeServer({ [READ]: () => versioned({ ...melk, homepage }, 1) });

    renderOrganisations(ADDRESS, {});
    await shown();

    expect(screen.getByText(homepage).closest("a")).toBeNull();
  });

  it("tells about itself in the languages there are, by keyboard, too", async () => {
    officeServer();
    const { user } = renderOrganisations(ADDRESS, {});
    await shown();
    const languages = within(screen.getByRole("tablist", { name: "Über die Kanzlei" }));
    expect(languages.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Deutsch",
      "Englisch",
    ]);
    expect(screen.getByText("Wir beraten.").lang).toBe("de");

    await user.click(languages.getByRole("tab", { name: "Deutsch" }));
    await user.keyboard("{ArrowRight}");

    expect(screen.getByText("We advise.").lang).toBe("en");
    expect(document.activeElement?.textContent).toBe("Englisch");
  });

  it("shows some of those who work there, and where the others are", async () => {
    const data = [anEmployee({ id: "e7", firstname: "Jana", lastname: "Ölz" })];
    officeServer({ "GET /v1/organisations/o1/employees": () => json({ totalCount: 12, data }) });

    renderOrganisations(ADDRESS);

    const person = await screen.findByRole("link", { name: "Mag. Jana Ölz" });
    expect(person.getAttribute("href")).toBe("/employees/e7");
    expect(screen.getByRole("link", { name: "Alle 12 Mitarbeiter" }).getAttribute("href")).toBe(
      "/employees?employedAt=o1",
    );
  });

  it("offers nothing to change to those who do not administrate it", async () => {
    officeServer({ [LINKS]: listOf(aLink("Kammer", 1)) });

    renderOrganisations(ADDRESS, {});
    await screen.findByRole("link", { name: /Kammer/ });

    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Bilder" })).toBeNull();
  });

  it.each([
    ["editor", "Bearbeiten", "/organisations/o1/edit"],
    ["clients", "Kunden", "/organisations/o1/customers"],
  ])("leads those who administrate it to its %s", async (_, button, target) => {
    officeServer();
    const { user, address } = renderOrganisations(ADDRESS);

    await user.click(await screen.findByRole("button", { name: button }));

    await waitFor(() => expect(address()).toBe(target));
  });
});

const RESTORED = "PUT /v1/organisations/o1/links/link-4/restore";

describe("the links of an office", () => {
  it("are put in order, and stay there before the answer comes", async () => {
    let order = ["link-1", "link-2"];
    const links = [aLink("Kammer", 1), aLink("Amt", 2)];
    const ordered = () =>
      json({ totalCount: 2, data: order.map((id) => links.find((link) => link.id === id)) });
    const server = officeServer({
      [LINKS]: ordered,
      "PUT /v1/organisations/o1/links/order": ({ body }) => {
        order = (body as { linkIds: string[] }).linkIds;
        return ordered();
      },
    });
    const { user } = renderOrganisations(ADDRESS);

    await user.click(await screen.findByRole("button", { name: "Amt nach oben" }));

    const names = () =>
      within(screen.getByRole("list", { name: "Links" }))
        .getAllByRole("link")
        .map(({ textContent }) => textContent?.split(" ")[0]);
    await waitFor(() => expect(names()).toEqual(["Amt", "Kammer"]));
    expect(server.asked("PUT /v1/organisations/o1/links/order")[0]?.body).toEqual({
      linkIds: ["link-2", "link-1"],
    });
  });

  it("are added with an address of the web", async () => {
    const server = officeServer({
      "POST /v1/organisations/o1/links": ({ body }) =>
        versioned({ ...aLink("x", 1), ...(body as object) }, 1),
    });
    const { user } = renderOrganisations(ADDRESS);
    await user.click(await screen.findByRole("button", { name: "Link hinzufügen" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: /Bezeichnung/ }), "Kammer");
    await user.type(dialog.getByRole("textbox", { name: /Webadresse/ }), "ftp://kammer.example");
    await user.click(dialog.getByRole("button", { name: "Speichern" }));
    expect((await dialog.findAllByText(/Sie beginnt mit http/)).length).toBeGreaterThan(0);

    await user.clear(dialog.getByRole("textbox", { name: /Webadresse/ }));
    await user.type(dialog.getByRole("textbox", { name: /Webadresse/ }), "kammer.example");
    await user.click(dialog.getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked("POST /v1/organisations/o1/links")[0]?.body).toEqual({
      name: "Kammer",
      url: "kammer.example",
    });
  });

  it("come back when deleting is undone", async () => {
    const server = officeServer({
      [LINKS]: listOf(aLink("Kammer", 4)),
      "DELETE /v1/organisations/o1/links/link-4": noContent,
      [RESTORED]: () => json(aLink("Kammer", 4)),
    });
    const { user } = renderOrganisations(ADDRESS);
    await user.click(await screen.findByRole("button", { name: "Kammer entfernen" }));

    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

    await waitFor(() => expect(server.asked(RESTORED)).toHaveLength(1));
  });
});

describe("the pictures of an office", () => {
  const pictured = { ...melk, pictures: [{ id: "f1", kind: "details" }] };

  it("are shown, and deleted after asking", async () => {
    const server = officeServer({
      [READ]: () => versioned(pictured, 1),
      "DELETE /v1/organisations/o1/pictures/f1": noContent,
    });
    const { user } = renderOrganisations(ADDRESS);
    const [first] = await screen.findAllByRole("img", { name: "Bild von Kanzlei Melk" });
    expect(first?.getAttribute("src")).toBe("/v1/files/f1?variant=preview");
    expect(await screen.findByText(/Kein eigenes Bild/)).toBeDefined();

    await user.click(await screen.findByRole("button", { name: "Bild der Kanzlei entfernen" }));
    expect(server.asked("DELETE /v1/organisations/o1/pictures/f1")).toEqual([]);
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Entfernen" }));

    await waitFor(() => expect(server.asked("DELETE /v1/organisations/o1/pictures/f1")).toHaveLength(1));
    expect(await screen.findByText("Das Bild ist entfernt.")).toBeDefined();
  });
});

describe("the public side of an office", () => {
  const PUBLISHED = "GET /v1/public/organisations/melk";
  const published = { links: [], customers: [{}], employees: [] };
  const part = async () => {
    const heading = await screen.findByRole("heading", { name: "Öffentliche Seite" });
    return within(heading.closest("section") ?? document.body);
  };

  it("tells its administrator what outsiders see, and what a good page still lacks", async () => {
    officeServer({
      [READ]: () => versioned({ ...melk, urlName: "melk", products: "Buchhaltung" }, 1),
      [PUBLISHED]: () => json(published),
    });
    renderOrganisations(ADDRESS);

    const side = await part();

    expect(await side.findByText(/Sie zeigt 0 Personen, 0 Links und 1 Referenz/)).toBeDefined();
    expect(side.getByRole("link", { name: /kanzleien\/melk/ })).toBeDefined();
    expect(side.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "das Bild der Kanzlei",
      "Personen, die „Person zeigen“ erlauben",
    ]);
    const line = side.getByRole<HTMLInputElement>("textbox", { name: /Anmeldung zum Newsletter/ }).value;
    expect(line).toContain('/embed/newsletter-form.js" data-organisation="o1"');
  });

  it("says so where there is none, and shows others nothing of it", async () => {
    officeServer();
    renderOrganisations(ADDRESS);
    expect((await part()).getByText(/hat keine öffentliche Seite/)).toBeDefined();
    cleanup();

    renderOrganisations(ADDRESS, {});
    await shown();

    expect(screen.queryByRole("heading", { name: "Öffentliche Seite" })).toBeNull();
  });
});
