import { describe, expect, it } from "vitest";
import { openZipStore } from "../../functions/data/jobs/zip-store.repository.ts";
import { openStores } from "../../functions/data/stores.ts";
import { makeZipOf } from "../../functions/jobs/make-zip.ts";
import { jobs } from "../../shared/jobs/jobs.contract.ts";
import { material } from "../../shared/material/material.contract.ts";
import { applicationFixture } from "../applications/application.fixture.ts";
import { cloudFixture, fileIn, make } from "../cloud/cloud.fixture.ts";
import { portal } from "../portal.ts";
import { aStoredMaterialOrder } from "../support/material.builder.ts";
import { ownOffice } from "../support/viewers.ts";
import { listOf } from "./bell.fixture.ts";

describe("a new application", () => {
  it("rings for directors and who looks after the office, whatever they want by mail, and only once", async () => {
    const { send, director, elsewhere, officeAdmin, colleague, as } = await applicationFixture();
    const quiet = await as({ employee: { isDirector: true, silentTopics: ["applications"] } });
    const submissionId = crypto.randomUUID();

    await Promise.all([send({ submissionId }), send({ submissionId })]);

    const notification = await Promise.all(
      [director, officeAdmin, elsewhere, colleague, quiet].map(async (one) => (await listOf(one)).data),
    );
    expect(notification.map((own) => own.map(({ kind }) => kind))).toEqual([
      ["application"],
      ["application"],
      [],
      [],
      [],
    ]);
  });
});

describe("a ZIP", () => {
  it("rings for who asked for it when it is ready, however often the worker is called", async () => {
    const { table, writer } = await cloudFixture();
    const folder = await make(writer, { title: "Verträge" });
    await fileIn(writer, folder.id, "vertrag.pdf");
    const { data: job } = await writer.call(jobs.zip, { body: { cloudIds: [folder.id] } });
    const deps = { ...openStores(table), table, store: openZipStore() };
    const name = { id: job.id, userId: writer.user.id };

    await Promise.all([makeZipOf(deps, name), makeZipOf(deps, name)]);
    await makeZipOf(deps, name);

    const { data: ready } = await writer.call(jobs.read, { params: { id: job.id } });
    expect((await listOf(writer)).data).toMatchObject([
      { kind: "zip", title: "Verträge.zip", path: `/v1/files/${ready.fileId}` },
    ]);
  });
});

describe("an order", () => {
  it("rings for the orderer when somebody else changes its state, and not for the same state again", async () => {
    const { table, as } = await portal();
    const [orderer, keeper] = await Promise.all([
      as({}),
      as({ grants: [{ rule: "ADMIN_MISC", ressource: ownOffice.id }] }),
    ]);
    const [theirs, own] = await Promise.all(
      [orderer, keeper].map(({ employee }) =>
        aStoredMaterialOrder(table, { createdBy: employee.id, organisationId: ownOffice.id }),
      ),
    );
    const change = (id = "") => keeper.call(material.update, { params: { id }, body: { state: "sent" } });

    await change(theirs?.id);
    await change(theirs?.id);
    await change(own?.id);

    expect((await listOf(orderer)).data).toMatchObject([{ kind: "material", path: "/material/orders" }]);
    expect((await listOf(keeper)).data).toEqual([]);
  });
});
