import { describe, expect, it } from "vitest";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { files } from "../../shared/files/files.contract.ts";
import { fileParts } from "../../shared/files/parts.contract.ts";
import type { Browser } from "../support/browser.ts";
import { aPdf, beginParts, uploadAs, uploadPdf } from "../support/files.builder.ts";
import { saveSettings } from "../support/settings.ts";
import { sweepDeps } from "../support/sweep-deps.ts";
import { otherOffice } from "../support/viewers.ts";
import { cloudFixture, fileIn, folderIn, remove, upload } from "./cloud.fixture.ts";

const GIGABYTE = 1024 ** 3;
const HOUR = 3_600_000;

const { as, table } = await cloudFixture();
await saveSettings(table, { cloudQuotaGb: 1 });

/** Somebody of an office that has stored nothing yet. */
const newcomer = () => as({ employee: { employedAt: `office-${crypto.randomUUID()}` } });

const usageOf = async ({ call }: Pick<Browser, "call">) => (await call(cloud.usage, {})).data;

const sweepAfter = (hours: number) => sweepFiles(sweepDeps(table), new Date(Date.now() + hours * HOUR));

describe("what the cloud holds for an office", () => {
  it("is told to its people, from the moment an upload begins", async () => {
    const person = await newcomer();
    expect(await usageOf(person)).toEqual({ used: 0, quota: GIGABYTE });

    await beginParts(person, 5000);
    await upload(person);

    expect((await usageOf(person)).used).toBe(5000 + aPdf().length);
  });

  it("counts for the office of who uploads, whatever office the file is said to belong to", async () => {
    const person = await newcomer();
    await fileIn(person, null, `${crypto.randomUUID()}.pdf`, { organisationId: otherOffice.id });

    expect((await usageOf(person)).used).toBe(aPdf().length);
  });

  it("counts former versions and the trash, until the bytes are gone", async () => {
    const person = await newcomer();
    const { id } = await fileIn(person, (await folderIn(person, null)).id);
    const body = { fileId: await upload(person) };
    await person.call(cloud.items.update, { params: { id }, body });
    await remove(person, id);

    await sweepAfter(25);

    expect((await usageOf(person)).used).toBe(2 * aPdf().length);
  });

  it("no longer counts what was given up, was refused or was never finished", async () => {
    const person = await newcomer();
    const id = await beginParts(person, 5000);
    await person.call(fileParts.abort, { params: { id } });
    await uploadAs(person, {
      fileName: "plan.pdf",
      contentType: "application/pdf",
      bytes: Buffer.from("Text"),
      purpose: "cloud",
    });
    expect((await usageOf(person)).used).toBe(5000);
    await sweepAfter(0);
    expect((await usageOf(person)).used).toBe(0);

    await beginParts(person, 7000);
    await sweepAfter(25);

    expect((await usageOf(person)).used).toBe(0);
  });
});

describe("an upload above the quota", () => {
  const begin = ({ call }: Pick<Browser, "call">, size: number) =>
    call(files.begin, {
      body: { fileName: "film.mp4", contentType: "", size, purpose: "cloud", multipart: true },
    });

  it("is refused before its bytes come, with how much is left", async () => {
    const person = await newcomer();
    await begin(person, GIGABYTE / 2);

    await expect(begin(person, GIGABYTE / 2 + 1)).rejects.toMatchObject({
      status: 422,
      code: "file.quota-reached",
      detail: expect.stringMatching(/^Ihre Kanzlei hat in der Cloud noch 512 MB von 1 GB frei/),
    });
    expect(await usageOf(person)).toEqual({ used: GIGABYTE / 2, quota: GIGABYTE });
  });

  it("is refused also if nothing is stored yet", async () => {
    await expect(begin(await newcomer(), GIGABYTE + 1)).rejects.toMatchObject({ code: "file.quota-reached" });
  });

  it("gets through for as many as there is space when many begin at the same moment", async () => {
    const person = await newcomer();

    const begun = await Promise.allSettled(Array.from({ length: 12 }, () => begin(person, GIGABYTE / 8)));

    expect(begun.filter(({ status }) => status === "fulfilled")).toHaveLength(8);
    expect((await usageOf(person)).used).toBe(GIGABYTE);
  });

  it("is no upload for anything but the cloud", async () => {
    const person = await newcomer();
    await begin(person, GIGABYTE);

    expect(await uploadPdf(person)).toBeTruthy();
  });
});
