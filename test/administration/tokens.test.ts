import { addDays } from "date-fns/addDays";
import { describe, expect, it, vi } from "vitest";
import { administration } from "../../shared/administration/administration.contract.ts";
import { endpointsOf, type NamedEndpoint } from "../../shared/contract/endpoint.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { rules } from "../../shared/contract/permissions.ts";
import { news } from "../../shared/news/news.contract.ts";
import { portal as contract } from "../../shared/portal.contract.ts";
import { portal } from "../portal.ts";
import { readTrail, trailAbout } from "../support/audit.ts";
import { aTokenDraft } from "../support/token.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";

const { as, table } = await portal();

const made = async (overrides: Parameters<typeof aTokenDraft>[0] = {}) => {
  const admin = await as("admin");
  const body = aTokenDraft(overrides);
  const { data } = await admin.call(administration.tokens.create, { body });
  const machine = await portal();
  return { ...data, ...body, admin, machine, bearer: { headers: { authorization: `Bearer ${data.token}` } } };
};

const ofOwnOffice = { rules: [{ rule: "EDIT_NEWS" as const, ressource: ownOffice.id }] };

const subscribersOf = (organisationId: string, ...emails: string[]) => ({
  organisationId,
  subscribers: emails.map((email) => ({ name: "Firma", email })),
  dryRun: false,
  skipInvalid: false,
});

describe("a machine with a token", () => {
  it("imports subscribers of the office named, without a cookie, and of no other", async () => {
    const { machine, bearer } = await made(ofOwnOffice);
    const importing = (organisationId: string) =>
      machine.call(
        news.subscribers.import,
        { query: {}, body: subscribersOf(organisationId, "nachts@example.at") },
        bearer,
      );

    const { data, headers } = await importing(ownOffice.id);

    expect(data).toMatchObject({ applied: true, created: 1 });
    expect(headers.getSetCookie()).toEqual([]);
    await expect(importing(otherOffice.id)).rejects.toMatchObject({ status: 403, code: "access.denied" });
  });

  it("gets nothing that is not decided by a rule, whatever rules it has", async () => {
    const { machine, bearer } = await made({ rules: rules.map((rule) => ({ rule })) });
    const closed = endpointsOf(contract).filter(
      ({ endpoint: { access } }) => access.session && !access.byRule,
    );
    const statusOf = async ({ endpoint }: NamedEndpoint) => {
      const params = new Proxy({}, { get: () => "any" });
      vi.setSystemTime(Date.now() + 1_000);
      return (await machine.send(endpoint, { params }, bearer)).response.status;
    };

    const open: string[] = [];
    vi.useFakeTimers({ toFake: ["Date"] });
    for (const one of closed) if ((await statusOf(one)) !== 403) open.push(one.name);
    vi.useRealTimers();

    expect(open).toEqual([]);
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "login.profile.read",
        "discussions.drafts.read",
        "administration.tokens.create",
      ]),
    );
  });

  it("is no administrator because somebody's cookie is sent beside its token", async () => {
    const { admin, bearer } = await made();

    await expect(admin.call(administration.tokens.list, {}, bearer)).rejects.toMatchObject({
      code: "access.not-for-machines",
    });
  });

  it("is refused once its token is altered, removed or over", async () => {
    const { id, token, admin, machine, bearer } = await made({
      expiresAt: addDays(new Date(), 1).toISOString(),
    });
    const list = (headers: Record<string, string>) =>
      machine.send(news.subscribers.list, { query: { config: listConfig() } }, { headers });
    const statusWith = async (authorization: string) => (await list({ authorization })).response.status;

    expect(await statusWith(`Bearer ${token}`)).toBe(200);
    expect(await statusWith(`Bearer ${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`)).toBe(401);
    expect(await statusWith("Bearer kp_")).toBe(401);
    vi.useFakeTimers({ toFake: ["Date"], now: addDays(new Date(), 2) });
    expect(await statusWith(bearer.headers.authorization)).toBe(401);
    vi.useRealTimers();
    await admin.call(administration.tokens.remove, { params: { id } });
    expect(await statusWith(bearer.headers.authorization)).toBe(401);
  });

  it("calls ten times in a second, and is told when it may go on", async () => {
    const { machine, bearer } = await made();
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T08:00:00.000Z") });
    const list = async () =>
      (await machine.send(news.subscribers.list, { query: { config: listConfig() } }, bearer)).response;

    const answers = await Promise.all(Array.from({ length: 12 }, list));
    vi.setSystemTime(new Date("2026-11-27T08:00:01.000Z"));
    const later = await list();
    vi.useRealTimers();

    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.headers.get("retry-after")).toBe("1");
    expect(later.status).toBe(200);
  });

  it("is shown with its last use, stands in the trail by its name, and its secret nowhere", async () => {
    const { id, name, token, admin, machine, bearer, rules: given, expiresAt } = await made(ofOwnOffice);
    const body = subscribersOf(ownOffice.id, "protokoll@example.at");
    await machine.call(news.subscribers.import, { query: {}, body }, bearer);

    const { data } = await admin.call(administration.tokens.list, {});

    expect(data.data.find((one) => one.id === id)).toEqual({
      id,
      name,
      rules: given,
      expiresAt,
      createdAt: expect.any(String),
      createdBy: admin.user.id,
      lastUsedAt: expect.any(String),
      lastUsedFrom: "198.51.100.7",
    });
    const imported = (await readTrail()).find(({ actorId }) => actorId === id);
    expect(imported).toMatchObject({ action: "subscribers.imported", actorName: `Schnittstelle ${name}` });
    const stored = JSON.stringify(await table.all("TOKENS"));
    expect(stored).toContain(id);
    expect(stored).not.toContain(token.split(".")[1]);
  });
});

describe("who makes and ends tokens", () => {
  it("is recorded with the rules given", async () => {
    const { id, name, admin } = await made(ofOwnOffice);
    await admin.call(administration.tokens.remove, { params: { id } });

    const trail = await trailAbout(id);

    expect(trail.map(({ action, facts, subjectName }) => ({ action, facts, subjectName }))).toEqual([
      { action: "token.deleted", facts: {}, subjectName: name },
      { action: "token.created", facts: { given: [`EDIT_NEWS:${ownOffice.id}`] }, subjectName: name },
    ]);
    await expect(admin.call(administration.tokens.remove, { params: { id } })).rejects.toMatchObject({
      code: "token.not-found",
    });
  });

  it.each([
    ["expiresAt", { expiresAt: "2020-01-01T00:00:00.000Z" }, "Das Ablaufdatum muss in der Zukunft liegen."],
    [
      "expiresAt",
      { expiresAt: addDays(new Date(), 400).toISOString() },
      "Eine Schnittstelle gilt höchstens ein Jahr.",
    ],
    ["rules", { rules: [] }, "Bitte mindestens ein Recht wählen."],
    [
      "rules.0.ressource",
      { rules: [{ rule: "EDIT_NEWS" as const, ressource: "keine" }] },
      "Diese Kanzlei gibt es nicht.",
    ],
  ])("is told what is wrong with %s", async (path, overrides, message) => {
    const { call } = await portal({ as: "admin" });

    await expect(call(administration.tokens.create, { body: aTokenDraft(overrides) })).rejects.toMatchObject({
      errors: [{ path, message }],
    });
  });

  it("gives no name twice", async () => {
    const { name, admin } = await made();

    await expect(
      admin.call(administration.tokens.create, { body: aTokenDraft({ name }) }),
    ).rejects.toMatchObject({ code: "token.name-taken", errors: [{ path: "name" }] });
  });
});
