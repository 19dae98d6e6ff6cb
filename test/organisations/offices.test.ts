import { describe, expect, it } from "vitest";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import { ifMatch } from "../support/browser.ts";
import { anOffice } from "../support/people.builder.ts";
import { officeFixture } from "./office.fixture.ts";

const { as, people } = await portal();

describe("the offices", () => {
  it("are told by name, with what is shown of them everywhere and nothing else", async () => {
    const { call } = await as("employee");
    const [zwettl, aspang] = [
      anOffice({ name: "Zu allerletzt", city: "Zwettl", phone: "+43 2822 1", urlName: "zwettl" }),
      anOffice({ name: "Aller Anfang", city: null, phone: null }),
    ];
    await people.organisations.insertMany([zwettl, aspang]);

    const { data } = await call(organisations.summaries, {});

    expect(data.totalCount).toBe(data.data.length);
    expect(data.data[0]).toEqual({
      id: aspang.id,
      name: "Aller Anfang",
      city: null,
      phone: null,
      urlName: null,
    });
    expect(data.data.at(-1)).toEqual({
      id: zwettl.id,
      name: "Zu allerletzt",
      city: "Zwettl",
      phone: "+43 2822 1",
      urlName: "zwettl",
    });
  });
});

describe("saving an office", () => {
  it("takes what was read, and leaves what is not the editor's as it is", async () => {
    const { office, other, keeper, read } = await officeFixture();

    await keeper.call(organisations.update, {
      params: { id: office.id },
      body: Object.assign(await read(), {
        id: other.id,
        version: 99,
        organisationId: other.id,
        pictures: [{ id: "somebody-elses", kind: "details" }],
        secret: "x",
        city: " Melk ",
        phone: "",
      }),
    });

    expect(await read()).toEqual({ ...office, version: undefined, city: "Melk", phone: null });
    expect(await read(other.id)).toMatchObject({ name: "Kanzlei Krems" });
  });

  it("cannot be talked into another resource by the body", async () => {
    const { office, other, stranger } = await officeFixture();

    const saving = stranger.call(organisations.update, {
      params: { id: office.id },
      body: Object.assign({ name: "Meine" }, { id: other.id, organisationId: other.id }),
    });

    await expect(saving).rejects.toMatchObject({ status: 403, code: "access.denied" });
  });

  it("names each field that is wrong", async () => {
    const { office, keeper } = await officeFixture();
    const wrong = {
      name: " ",
      nameAdditional: "zwei\nZeilen",
      email: "keine",
      homepage: "javascript:alert(1)",
      customerBmdUrl: "ftp://bmd.example",
      employeeRegistrationUrl: "https://nutzer:geheim@bmd.example",
      employeeDeregistrationUrl: "https://",
      urlName: "St. Pölten",
      phone: "Vermittlung",
      uid: "A".repeat(51),
      contactDescriptionDE: "x".repeat(10_001),
    };

    const saving = keeper.call(organisations.update, {
      params: { id: office.id },
      body: { ...office, ...wrong },
    });

    const problem = await saving.catch((error: unknown) => error);
    expect(problem).toMatchObject({ status: 400 });
    const { errors } = problem as { errors: { path: string; message: string }[] };
    expect(errors.map(({ path }) => path).toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect(errors.find(({ path }) => path === "homepage")?.message).toMatch(/http:\/\/ oder https:\/\//);
  });

  it("completes an address of the web that lacks its beginning", async () => {
    const { office, keeper } = await officeFixture();

    const { data } = await keeper.call(organisations.update, {
      params: { id: office.id },
      body: { ...office, homepage: "www.melk.example/kanzlei" },
    });

    expect(data.homepage).toBe("https://www.melk.example/kanzlei");
  });

  it("answers with the present one where somebody else was faster", async () => {
    const { office, keeper, as } = await officeFixture();
    const admin = await as("admin");
    const save = (browser: typeof keeper, name: string) =>
      browser.call(
        organisations.update,
        { params: { id: office.id }, body: { ...office, name } },
        ifMatch('"1"'),
      );
    await save(admin, "schneller");

    await expect(save(keeper, "langsamer")).rejects.toMatchObject({
      status: 409,
      code: "entity.changed",
      current: { id: office.id, name: "schneller" },
    });
  });

  it("lets a name of the address to one office only, until that gives it up", async () => {
    const { office, other, as } = await officeFixture();
    const { call } = await as("admin");
    const named = (one: typeof office, urlName: string | null) =>
      call(organisations.update, { params: { id: one.id }, body: { ...one, urlName } });
    await named(office, "wachau");

    await expect(named(other, "wachau")).rejects.toMatchObject({
      status: 409,
      code: "organisation.url-name-taken",
      errors: [{ path: "urlName" }],
    });
    await named(office, null);
    await expect(named(other, "wachau")).resolves.toMatchObject({ data: { urlName: "wachau" } });
  });
});

describe("a new office", () => {
  const body = { ...anOffice({ name: "Kanzlei Ybbs" }) };

  it("is for those who administrate all offices", async () => {
    const { call } = await as({ grants: [{ rule: "ADMIN_ORG" }] });

    const { status, data, headers } = await call(organisations.create, { body });

    expect(status).toBe(201);
    expect(headers.get("etag")).toBe('"1"');
    expect(data).toEqual({ ...body, id: data.id });
    expect(data.id).not.toBe(body.id);
    expect((await call(organisations.read, { params: { id: data.id } })).data).toEqual(data);
  });

  it("starts with nothing but a name", async () => {
    const { call } = await portal({ as: "admin" });

    const { data } = await call(organisations.create, { body: { name: "Kanzlei Scheibbs" } });

    expect(data).toMatchObject({ name: "Kanzlei Scheibbs", city: null, isPartner: false, pictures: [] });
  });
});
