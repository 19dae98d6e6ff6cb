import { expect, it } from "vitest";
import { files } from "../../../shared/files/files.contract.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { portal } from "../../portal.ts";
import { aPicture, uploadAs } from "../../support/files.builder.ts";
import { publishingOffice } from "./office.fixture.ts";

it("a portrait is anybody's to see while its person shows it, and nobody's afterwards", async () => {
  const { office, people, as, send } = await publishingOffice();
  const person = await as({ employee: { employedAt: office.id } });
  const { id } = person.employee;
  const bytes = await aPicture(300, 300);
  const portrait = { fileName: "ich.jpg", contentType: "image/jpeg", bytes, purpose: "employee" } as const;
  const fileId = await uploadAs(person, portrait);
  await person.call(organisations.employeePicture.set, { params: { id }, body: { fileId } });
  const statusWith = async (facts: Partial<Employee>) => {
    await people.employees.update(id, (one) => ({ ...one, ...facts }));
    return (await send(files.readPublic, { params: { id: fileId }, query: {} })).response.status;
  };

  expect(await statusWith({ showOnHomepage: true, showPicture: false })).toBe(404);
  expect(await statusWith({ showPicture: true })).toBe(302);
  expect(await statusWith({ showOnHomepage: false })).toBe(404);
  expect(await statusWith({ showOnHomepage: true })).toBe(302);
  await people.organisations.update(office.id, (one) => ({ ...one, urlName: null }));
  expect(await statusWith({})).toBe(404);
  await people.organisations.update(office.id, () => office);
  expect(await statusWith({})).toBe(302);

  const admin = await portal({ as: "admin" });
  await admin.call(organisations.employees.remove, { params: { id }, query: {} });

  expect((await send(files.readPublic, { params: { id: fileId }, query: {} })).response.status).toBe(404);
});
