import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { audit } from "../../../shared/administration/audit.contract.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { newAddress } from "./person.fixture.ts";
import { privacyFixture } from "./privacy.fixture.ts";

const { dataRequests } = administration;

const fixture = await privacyFixture();
const person = await fixture.everything();
const request = await fixture.find(await fixture.ask(person.email));

const handedOver = async (id: string) => {
  const content = unzipSync(await fixture.zipOf(id));
  const textIn = (name: string) => strFromU8(content[name] ?? new Uint8Array());
  const { parts } = JSON.parse(textIn("auskunft.json")) as {
    parts: { area: string; data: Record<string, unknown>[] }[];
  };
  const dataOf = (area: string) => parts.find((part) => part.area === area)?.data ?? [];
  return { page: textIn("auskunft.html"), parts, dataOf };
};

describe("a request for what is stored about somebody", () => {
  it("finds one thing of each kind", () => {
    const found = request.found.map(({ area }) => area);

    expect(request.state).toBe("ready");
    expect(fixture.sources.map(({ area }) => area).filter((area) => !found.includes(area))).toEqual([]);
  });

  it("hands over a readable page and the same as JSON", async () => {
    const { page, parts } = await handedOver(request.id);

    expect(parts.map(({ area }) => area)).toEqual(request.found.map(({ area }) => area));
    for (const { label } of request.found) expect(page).toContain(label);
    expect(page).toContain(person.email);
  });

  it("hands over no secret, and of a ledger no other row", async () => {
    const { page, parts, dataOf } = await handedOver(request.id);
    const all = JSON.stringify(parts);

    expect(dataOf("secondFactors")).toEqual([expect.objectContaining({ present: true })]);
    expect(dataOf("sessions")).toEqual([expect.objectContaining({ present: true, device: "Firefox" })]);
    for (const word of ["passwordHash", '"hash"', '"secret"', "recoveryCodes", "susanne."]) {
      expect(all).not.toContain(word);
      expect(page).not.toContain(word);
    }
    expect(dataOf("ledgers")).toEqual([
      expect.objectContaining({ newsletterId: person.ledger.newsletterId }),
    ]);
  });

  it("tells where others mention the person, and not what they wrote", async () => {
    const { dataOf, page } = await handedOver(request.id);

    expect(dataOf("mentioned")).toContainEqual({ kind: "FORUM_ENTRY" });
    expect(page).not.toContain("was meinst du?");
  });

  it("shows what people wrote as text, whatever they wrote", async () => {
    const email = newAddress();
    const name = '<img src=x onerror="alert(1)">';
    await fixture.stores.applications.insert({ ...person.application, id: "attack", email, lastname: name });

    const { page } = await handedOver((await fixture.find(await fixture.ask(email))).id);

    expect(page).not.toContain("<img");
  });

  it("finds nothing for an address that only ends like another", async () => {
    const { email } = person;

    const { found } = await fixture.find(await fixture.ask(email.replace("eva.", "")));

    expect(found.map(({ area }) => area)).toEqual(["dataRequests"]);
  });

  it("is recorded by its id alone, and so is who downloads it", async () => {
    await fixture.zipOf(request.id);

    const { data } = (await fixture.admin.call(audit.list, { query: { config: listConfig() } })).data;
    const about = data.filter(({ subjectId }) => subjectId === request.id);

    expect(new Set(about.map(({ action }) => action))).toEqual(
      new Set(["data-request.started", "data-request.exported"]),
    );
    expect(JSON.stringify(about)).not.toContain(person.email);
  });

  it("is asked once while it is at work, and three at once are enough", async () => {
    const email = newAddress();
    const first = await fixture.ask(email);

    expect(await fixture.ask(email.toUpperCase())).toBe(first);
    await fixture.ask(newAddress());
    await fixture.ask(newAddress());
    await expect(fixture.ask(newAddress())).rejects.toMatchObject({ code: "data-request.too-many" });
    const { data } = (await fixture.admin.call(dataRequests.list, {})).data;
    for (const { id, state } of data) if (state === "waiting") await fixture.find(id);
  });

  it("can be removed with its ZIP, which then no address leads to", async () => {
    const email = newAddress();
    const id = await fixture.ask(email);
    await expect(fixture.admin.call(dataRequests.remove, { params: { id } })).rejects.toMatchObject({
      code: "data-request.at-work",
    });
    await fixture.find(id);

    await fixture.admin.call(dataRequests.remove, { params: { id } });

    await expect(fixture.read(id)).rejects.toMatchObject({ status: 404 });
  });
});
