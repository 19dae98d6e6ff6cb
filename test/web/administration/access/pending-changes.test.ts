import { describe, expect, it } from "vitest";
import {
  byPerson,
  type Changes,
  changesReducer,
  noChanges,
  type Step,
  type Toggle,
} from "../../../../web/administration/access/pending-changes.ts";

const aToggle = (overrides: Partial<Toggle> = {}): Toggle => ({
  userId: "u1",
  person: "Eva Huber",
  roleId: "r1",
  role: "Redaktion",
  original: false,
  ...overrides,
});
const toggle = (overrides: Partial<Toggle> = {}): Step => ({ kind: "toggle", toggle: aToggle(overrides) });
const changed = (...steps: readonly Step[]): Changes => steps.reduce(changesReducer, noChanges);

describe("pending changes", () => {
  it("remember what a person had before", () => {
    expect(changed(toggle({ original: true })).pending).toEqual([aToggle({ original: true })]);
  });

  it("forget what was changed back", () => {
    expect(changed(toggle(), toggle({ roleId: "r2" }), toggle()).pending).toEqual([
      aToggle({ roleId: "r2" }),
    ]);
  });

  it("are undone one by one, the last first, a discarding too", () => {
    const discarded = changed(toggle(), toggle({ roleId: "r2" }), { kind: "discard" });

    const once = changesReducer(discarded, { kind: "undo" });
    const twice = changesReducer(once, { kind: "undo" });

    expect([discarded, once, twice].map(({ pending }) => pending.length)).toEqual([0, 2, 1]);
    expect(changesReducer(noChanges, { kind: "undo" })).toEqual(noChanges);
  });

  it("keep what could not be saved, and no way back to before what was", () => {
    const [first, second] = [aToggle(), aToggle({ userId: "u2" })];

    const changes = changed(toggle(), toggle({ userId: "u2" }), { kind: "saved", saved: [first] });

    expect(changes).toEqual({ pending: [second], past: [] });
  });

  it("are one request a person", () => {
    const { pending } = changed(toggle(), toggle({ userId: "u2" }), toggle({ roleId: "r2" }));

    expect(Array.from(byPerson(pending), ([userId, own]) => [userId, own.length])).toEqual([
      ["u1", 2],
      ["u2", 1],
    ]);
  });
});
