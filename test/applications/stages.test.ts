import { describe, expect, it } from "vitest";
import type { ApplicationStep } from "../../shared/applications/application-step.ts";
import { applications } from "../../shared/applications/applications.contract.ts";
import type { Stage } from "../../shared/applications/stage.ts";
import { aSentMail, aStoredApplication } from "../support/application.builder.ts";
import { applicationFixture } from "./application.fixture.ts";

const fixture = await applicationFixture();

describe("an application's stage", () => {
  it("is moved from stage to stage, which says by itself whether it is processed", async () => {
    const { id } = await aStoredApplication(fixture.table, { stage: "new" });
    const move = async (stage: Stage) => {
      const { data } = await fixture.director.call(applications.setStage, {
        params: fixture.paramsOf(id),
        body: { stage },
      });
      return [data.stage, data.isProcessed];
    };

    expect(await move("invited")).toEqual(["invited", false]);
    expect(await move("accepted")).toEqual(["accepted", true]);
    expect(await move("accepted")).toEqual(["accepted", true]);
    expect(await move("seen")).toEqual(["seen", false]);

    const { history } = await fixture.read(id);
    const by = fixture.director.employee.id;
    expect(history).toMatchObject([
      { from: "new", to: "invited", by, byName: expect.stringContaining(" ") },
      { from: "invited", to: "accepted" },
      { from: "accepted", to: "seen" },
    ]);
  });

  it.each([
    ["new", "refused"],
    ["invited", "invited"],
    [undefined, "refused"],
  ] as const)("marked processed while it is %s, it is %s", async (stage, then) => {
    const { id } = await aStoredApplication(fixture.table, stage && { stage });

    const { data } = await fixture.director.call(applications.process, { params: fixture.paramsOf(id) });

    expect(data).toMatchObject({ isProcessed: true, stage: then });
  });

  it("is seen again once what was closed is opened", async () => {
    const { id } = await aStoredApplication(fixture.table, { stage: "refused", isProcessed: true });
    const params = fixture.paramsOf(id);

    const before = await fixture.read(id);
    await fixture.director.call(applications.update, { params, body: { ...before, isProcessed: false } });

    expect(await fixture.read(id)).toMatchObject({ isProcessed: false, stage: "seen" });
  });

  it("keeps what was mailed, however often it is moved", async () => {
    const mail = aSentMail();
    const { at, by } = mail;
    const moves = Array.from(
      { length: 199 },
      (): ApplicationStep => ({ kind: "stage", at, by, from: "new", to: "seen" }),
    );
    const { id } = await aStoredApplication(fixture.table, { stage: "seen", history: [mail, ...moves] });

    await fixture.director.call(applications.setStage, {
      params: fixture.paramsOf(id),
      body: { stage: "new" },
    });

    const { history } = await fixture.read(id);
    expect(history).toHaveLength(200);
    expect(history[0]).toMatchObject({ mailId: "m1" });
    expect(history.at(-1)).toMatchObject({ to: "new" });
  });

  it("has no stage if it was processed before there were any, and is new again once opened", async () => {
    const { id } = await aStoredApplication(fixture.table, { isProcessed: true, city: "Altbestand" });
    const params = fixture.paramsOf(id);
    const found = async (stage: Stage) =>
      (
        await fixture.list({
          searchTerm: "altbestand",
          filters: [{ field: "stage", values: [stage], comparator: "eq" }],
        })
      ).totalCount;

    const before = await fixture.read(id);
    expect(before).toMatchObject({ isProcessed: true, stage: null, history: [] });
    expect(await found("new")).toBe(0);
    await fixture.director.call(applications.update, { params, body: { ...before, isProcessed: false } });
    expect(await fixture.read(id)).toMatchObject({ isProcessed: false, stage: "new" });
    expect(await found("new")).toBe(1);
  });
});
