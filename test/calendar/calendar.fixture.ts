import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { CallInput } from "../../shared/contract/endpoint.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { ownOffice } from "../support/viewers.ts";

type Draft = CallInput<typeof calendar.events.create>["body"];
type Scope = CallInput<typeof calendar.events.update>["query"];
type By = Pick<Browser, "call">;

export const draft = (more: Partial<Draft> = {}): Draft => ({
  title: "Fachtagung Umsatzsteuer",
  description: "<p>Mit Mittagessen.</p>",
  visibility: "Everybody",
  start: "2030-03-14T08:00:00.000Z",
  end: "2030-03-14T16:00:00.000Z",
  organisationid: ownOffice.id,
  ...more,
});

/** Who looks after the events of an office, and a colleague. */
export const calendarFixture = async () => {
  const { table, as, people } = await portal();
  const admin = await as("admin");
  const editing = { grants: [{ rule: "EDIT_EVENTS", ressource: ownOffice.id }] } as const;
  const [editor, colleague] = await Promise.all([as(editing), as({})]);

  return {
    table,
    as,
    people,
    admin,
    editor,
    colleague,
    create: async (more: Partial<Draft> = {}, by: By = editor) =>
      (await by.call(calendar.events.create, { body: draft(more) })).data,
    update: async (id: string, more: Partial<Draft> = {}, by: By = editor, query: Scope = {}) =>
      (await by.call(calendar.events.update, { params: { id }, query, body: draft(more) })).data,
    remove: (id: string, by: By = editor, query = {}) =>
      by.call(calendar.events.remove, { params: { id }, query }),
    restore: (id: string, by: By = editor, query: Scope = {}) =>
      by.call(calendar.events.restore, { params: { id }, query }),
    read: async (id: string, by: By = colleague) =>
      (await by.call(calendar.events.read, { params: { id }, query: {} })).data,
    list: async (config: object = {}, by: By = colleague) =>
      (await by.call(calendar.events.list, { query: { config: { ...listConfig(), ...config } } })).data,
  };
};
