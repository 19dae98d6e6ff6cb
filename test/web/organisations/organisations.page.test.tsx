import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anOffice } from "../../support/people.builder.ts";
import { configOf, listed } from "../fake-server.ts";
import { melk, officeServer, renderOrganisations } from "./render-organisations.tsx";

// Fetched before the first test starts to wait for it.
import "../../../web/organisations/organisations.page.tsx";
import { showAt } from "../screen.ts";

const LIST = "GET /v1/organisations";
const krems = anOffice({
  id: "o2",
  name: "Kanzlei Krems",
  city: "Krems",
  isPartner: false,
  isAssociate: true,
});

const configsIn = (server: ReturnType<typeof officeServer>) => server.asked(LIST).map(configOf);

describe("the offices", () => {
  it("are cards that lead to the office, with ways to reach it", async () => {
    officeServer();

    renderOrganisations("/organisations");

    const card = within(await screen.findByRole("article"));
    expect(card.getByRole("link", { name: "Kanzlei Melk" }).getAttribute("href")).toBe("/organisations/o1");
    expect(card.getByRole("link", { name: "+43 2742 12345" }).getAttribute("href")).toBe("tel:+43274212345");
    expect(card.getByText("Partnerkanzlei")).toBeDefined();
    expect(card.getByText("Rathausgasse 4, 3100 Melk")).toBeDefined();
  });

  it("are a table for those who choose it, and stay one when the address is opened again", async () => {
    showAt(800);
    officeServer();
    const { user, address } = renderOrganisations("/organisations?suche=melk");
    await screen.findByRole("article");

    await user.click(screen.getByRole("radio", { name: "Tabelle" }));

    expect(screen.queryByRole("article")).toBeNull();
    expect(address()).toBe("/organisations?suche=melk&ansicht=tabelle");
    await user.click(screen.getByRole("radio", { name: "Karten" }));
    await screen.findByRole("article");
    expect(address()).toBe("/organisations?suche=melk");
  });

  it("are filtered by town and by what they are in the group", async () => {
    showAt(1280);
    const server = officeServer({ [LIST]: () => listed(melk, krems) });
    const { user, address } = renderOrganisations("/organisations?city=Krems");
    await screen.findByRole("button", { name: "Filter Ort: Krems entfernen" });

    screen.getByLabelText("Zugehörigkeit").focus();
    await user.keyboard("{ArrowDown}");
    // Its layer fades in, and jsdom never gets to the end of that.
    fireEvent.click(await screen.findByRole("option", { name: "Gesellschafterkanzlei", hidden: true }));

    await waitFor(() => expect(address()).toBe("/organisations?city=Krems&isAssociate=true"));
    await waitFor(() =>
      expect(configsIn(server)).toContainEqual(
        expect.objectContaining({
          filters: [
            { field: "city", comparator: "eq", values: ["Krems"] },
            { field: "isAssociate", comparator: "eq", values: [true] },
          ],
        }),
      ),
    );
  });

  it("can be added by those only who administrate them all", async () => {
    officeServer();
    const { user, address } = renderOrganisations("/organisations");
    await user.click(await screen.findByRole("button", { name: "Neue Kanzlei" }));
    await waitFor(() => expect(address()).toBe("/organisations/new"));
  });

  it("offer nothing to others", async () => {
    officeServer();
    renderOrganisations("/organisations", {});
    await screen.findByRole("article");

    expect(screen.queryByRole("button", { name: "Neue Kanzlei" })).toBeNull();
  });
});
