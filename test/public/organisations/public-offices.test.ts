import { describe, expect, it } from "vitest";
import {
  publicOrganisations,
  publicPages,
} from "../../../shared/organisations/public-organisations.contract.ts";
import { aCustomer } from "../../support/people.builder.ts";
import { publishingOffice } from "./office.fixture.ts";

const HIDDEN = ["title", "firstname", "employedAt", "phoneMobile", "birthday", "hobbies", "isDirector", "id"];

describe("what an office publishes", () => {
  it("is itself, its links and references, and the newest public articles", async () => {
    const { office, urlName, customers, links, publish, call } = await publishingOffice({
      websiteDescriptionDE: "Wir beraten.",
      websiteDescriptionIT: "Offriamo consulenza.",
      pictures: [{ id: "house", kind: "details" }],
      mailReplyTo: "intern@berger.example",
    });
    await customers.insert(aCustomer({ organisationId: office.id, name: "Gasthof Alm" }));
    await links.change(office.id, () => [
      {
        id: "l1",
        name: "Kammer",
        url: "https://kammer.example",
        ordering: 1,
        organisationId: office.id,
        version: 1,
      },
    ]);
    await publish({ organisationId: office.id, title: "Neues aus Linz" });

    const { data } = await call(publicOrganisations.read, { params: { urlName } });

    expect(data).toMatchObject({
      name: office.name,
      url: `/kanzleien/${urlName}`,
      pictureUrl: "/v1/public/files/house?variant=preview",
      descriptions: { de: "Wir beraten.", en: null, it: "Offriamo consulenza." },
      links: [{ name: "Kammer", url: "https://kammer.example" }],
    });
    expect(data.customers.map(({ name }) => name)).toEqual(["Gasthof Alm"]);
    expect(data.articles[0]?.title).toBe("Neues aus Linz");
    expect(JSON.stringify(data)).not.toContain("intern@");
  });

  it("names in order the people who are to be shown, each with what the switches allow", async () => {
    const { urlName, hire, call } = await publishingOffice({ phone: "+43 732 1234-0" });
    const shown = {
      jobTitle: "Steuerberaterin",
      phoneExtension: "12",
      phoneMobile: "+43 664 1",
      homepageOrder: 2,
    };
    const picture = { profilePictureId: "portrait", profilePictureAltText: "Anna am Schreibtisch" };
    await hire({ ...shown, ...picture });
    const off = { showEmail: false, showPhone: false, showPicture: false, showJobTitle: false };
    await hire({ ...shown, ...picture, ...off, firstname: "Bea", homepageOrder: 1 });
    await hire({ firstname: "Cilli", showOnHomepage: false });

    const { data } = await call(publicOrganisations.read, { params: { urlName } });

    expect(data.employees).toEqual([
      { name: "Mag. Bea Müller", jobTitle: null, email: null, phone: null, picture: null },
      {
        name: "Mag. Anna Müller",
        jobTitle: "Steuerberaterin",
        email: "anna.mueller@berger.example",
        phone: "+43 732 1234-12",
        picture: { url: "/v1/public/files/portrait?variant=thumbnail", alt: "Anna am Schreibtisch" },
      },
    ]);
    expect(data.employees.flatMap(Object.keys).filter((key) => HIDDEN.includes(key))).toEqual([]);
  });

  it("changes at once with a switch, and ends with the person and with the name in the address", async () => {
    const { office, urlName, hire, people, call, send } = await publishingOffice();
    const anna = await hire({ firstname: "Anna" });
    const bea = await hire({ firstname: "Bea" });
    const read = async () => {
      const { data } = await call(publicOrganisations.read, { params: { urlName } });
      return data.employees.map(({ name, email }) => [name, email !== null]);
    };
    await read();

    await people.employees.update(anna.id, (person) => ({ ...person, showEmail: false }));
    await people.employees.remove(bea.id);

    expect(await read()).toEqual([["Mag. Anna Müller", false]]);
    await people.organisations.update(office.id, (one) => ({ ...one, urlName: null }));
    for (const endpoint of [publicOrganisations.read, publicPages.office])
      expect((await send(endpoint, { params: { urlName } })).response.status).toBe(404);
  });

  it("is nothing once the office is deleted", async () => {
    const { office, urlName, people, call, send } = await publishingOffice();

    await people.organisations.remove(office.id);

    const { data } = await call(publicOrganisations.list, {});
    expect(data.data.some(({ id }) => id === office.id)).toBe(false);
    expect((await send(publicOrganisations.read, { params: { urlName } })).response.status).toBe(404);
    const { response } = await send(publicPages.sitemap, {});
    expect(await response.text()).not.toContain(urlName);
  });
});

describe("the list of the offices", () => {
  it("tells name, place and kind, and nothing else", async () => {
    const { office, urlName, call } = await publishingOffice({ city: "Linz" });

    const { data } = await call(publicOrganisations.list, {});

    const flags = { isPartner: true, isAssociate: false, isNexiaMember: false };
    expect(data.data.find(({ id }) => id === office.id)).toEqual({
      id: office.id,
      name: office.name,
      urlName,
      city: "Linz",
      ...flags,
    });
  });
});
