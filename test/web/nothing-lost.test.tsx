import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type * as z from "zod";
import { type EndpointSpec, endpointsOf, routeKeyOf } from "../../shared/contract/endpoint.ts";
import { entityProblems } from "../../shared/contract/general.problems.ts";
import { Questionnaire } from "../../shared/discussions/questionnaire.ts";
import { portal } from "../../shared/portal.contract.ts";
import { pages } from "../../web/app/shell/pages.tsx";
import { fakeServer, problem, versioned } from "./fake-server.ts";
import { filled, filledAnswers, jsonSchemaOf, meant } from "./filled.ts";
import { signIn } from "./people.ts";
import { renderRoutes } from "./render-page.tsx";

type Schema = z.core.JSONSchema.JSONSchema;

interface RichText {
  readonly id: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

interface Editor {
  readonly at: string;
  readonly save: EndpointSpec & { readonly body: z.ZodType; readonly reply: z.ZodType };
  /** What is pressed until the form is there. */
  readonly through?: readonly string[];
  /** The text field that is changed, and what it is called on the wire. */
  readonly changes: readonly [label: string, name: string];
  readonly stored?: Readonly<Record<string, unknown>>;
  /** Of lists on the way to it. */
  readonly rows?: object;
  /** What the server leaves as it is where it is not sent. */
  readonly kept?: readonly string[];
  /** Unless it has no version, or tells of another one in its own way. */
  readonly isMerged?: boolean;
}

// The text is tiptap's, which has tests of its own and needs a layout.
vi.mock("../../web/components/form/rich-text/rich-text-editor.tsx", () => ({
  RichTextEditor: ({ id, value, onChange }: RichText) => (
    <textarea id={id} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

const { administration, applications, calendar, cloud, discussions, galleries, login } = portal;
const { misc, news, organisations } = portal;
const { newsletters, subscribers } = { ...portal.newsletters, ...portal.subscribers };

const poll = Questionnaire.parse(filled(Questionnaire));
const withoutDocument = { title: undefined, description: undefined, files: undefined };

const editors: Readonly<Record<string, Editor>> = {
  article: {
    at: "/news/articles/x1/edit",
    save: news.articles.update,
    changes: ["Titel", "title"],
    kept: ["announcement"],
  },
  newsletter: {
    at: "/news/newsletters/x1/edit",
    save: newsletters.update,
    stored: { startedSendingAt: null, scheduledAt: null },
    changes: ["Betreff", "title"],
  },
  subscriber: {
    at: "/news/subscribers",
    through: ["Aktionen für", "Bearbeiten"],
    save: subscribers.update,
    changes: ["Name", "name"],
    kept: ["registrationConfirmedAt", "customerUnsuscribedAt", "consent"],
  },
  template: {
    at: "/administration/templates/x1",
    save: administration.templates.update,
    changes: ["Name", "name"],
    kept: ["isDefault"],
  },
  event: {
    at: "/calendar/events/x1/edit",
    save: calendar.events.update,
    changes: ["Ort", "location"],
    // These are sent by their other names.
    kept: ["startTime", "endTime", "organisationId"],
  },
  category: {
    at: "/calendar/categories",
    through: ["Aktionen für", "Kategorie bearbeiten"],
    rows: { version: 1 },
    save: calendar.categories.update,
    changes: ["Name", "name"],
  },
  post: {
    at: "/discussions/posts/x1/edit",
    save: discussions.posts.update,
    stored: {
      questionnaire: {
        ...poll,
        maxChoices: 2,
        // A date would be its own title.
        answers: ["one", "other"].map((title) => ({ id: title, title, count: 1 })),
      },
    },
    changes: ["Titel", "title"],
    kept: ["announcement"],
  },
  answer: {
    at: "/discussions/posts/x1",
    through: ["Aktionen für Antwort", "Bearbeiten"],
    save: discussions.answers.update,
    changes: ["Text", "content"],
    isMerged: false,
  },
  forum: {
    at: "/discussions",
    through: ["Aktionen für name", "Forum bearbeiten"],
    save: discussions.forums.update,
    changes: ["Name", "name"],
    kept: ["ordering"],
  },
  "group of forums": {
    at: "/discussions",
    through: ["Aktionen für name", "Gruppe bearbeiten"],
    rows: { forums: [] },
    save: discussions.groups.update,
    changes: ["Name", "name"],
    isMerged: false,
    kept: ["ordering"],
  },
  office: {
    at: "/organisations/x1/edit",
    save: organisations.update,
    changes: ["Ort", "city"],
  },
  link: {
    at: "/organisations/x1",
    through: ["name bearbeiten"],
    save: organisations.links.update,
    changes: ["Bezeichnung", "name"],
    kept: ["ordering"],
  },
  customer: {
    at: "/organisations/x1/customers",
    through: ["Aktionen für", "Bearbeiten"],
    save: organisations.customers.update,
    changes: ["Name", "name"],
  },
  employee: {
    at: "/employees/x1/edit",
    save: organisations.employees.update,
    changes: ["Vorname", "firstname"],
  },
  "own data": {
    at: "/profile/edit",
    save: login.profile.update,
    changes: ["Hobbys", "hobbies"],
  },
  user: {
    at: "/administration/users/x1",
    save: login.users.update,
    changes: ["Benutzername", "username"],
  },
  role: {
    at: "/administration/access/roles/x1",
    save: login.roles.update,
    changes: ["Name", "name"],
  },
  settings: {
    at: "/administration/settings",
    save: administration.settings.update,
    changes: ["E-Mail-Adresse für Bestellungen", "materialOrderEmail"],
  },
  "folder or file": {
    at: "/cloud/x1",
    through: ["Bearbeiten"],
    save: cloud.items.update,
    changes: ["Beschreibung", "description"],
    kept: ["parentId"],
  },
  gallery: {
    at: "/galleries/x1",
    through: ["Name und Beschreibung"],
    save: galleries.update,
    changes: ["Name", "name"],
    kept: ["coverId", "isDraft"],
  },
  "group of Diverses": {
    at: "/misc/x1",
    through: ["Bearbeiten"],
    save: misc.groups.update,
    changes: ["Name", "name"],
    kept: ["ordering"],
  },
  "document of Diverses": {
    at: "/misc/x1/x1",
    through: ["Bearbeiten"],
    save: misc.entries.update,
    changes: ["Titel", "title"],
    kept: ["order"],
  },
  "place of Diverses": {
    at: "/misc/x1/x1",
    through: ["Bearbeiten"],
    save: misc.entries.update,
    stored: { kind: "location", name: "name", location: "location", ...withoutDocument },
    changes: ["Name", "name"],
    kept: ["order"],
  },
  application: {
    at: "/applications/x1/x1/edit",
    save: applications.applications.update,
    changes: ["Vorname", "firstname"],
  },
};

/** Of libraries, which name their parts in English unless they are told. */
const english =
  /\b(the|jump|dropdown|timed|close|choose|previous|next|loading|show|hide|toggle|remove|clear|click|select|search|rows?|today|week|day)\b/i;

const englishNames = () =>
  [...document.querySelectorAll("[aria-label], [title], [placeholder]")]
    .flatMap((element) =>
      ["aria-label", "title", "placeholder"].flatMap((name) => element.getAttribute(name) ?? []),
    )
    .filter((name) => english.test(name));

/** Pages are fetched as they are opened. */
const PATIENCE = { timeout: 50_000 };

/** What the body may carry, was read, and is sent with another value or not at all. */
const lostIn = (root: Schema, schema: Schema, read: unknown, sent: unknown, path = ""): string[] => {
  const { properties, items } = meant(schema, root);
  if (read === undefined) return [];
  if (Array.isArray(read) && Array.isArray(sent) && read.length === sent.length)
    return read.flatMap((one, at) => lostIn(root, (items ?? {}) as Schema, one, sent[at], `${path}[${at}]`));
  if (!properties || typeof read !== "object" || typeof sent !== "object" || read === null)
    return JSON.stringify(read) === JSON.stringify(sent)
      ? []
      : [`${path}: ${JSON.stringify(read)} → ${JSON.stringify(sent)}`];
  return Object.entries(properties).flatMap(([name, one]) =>
    lostIn(root, one as Schema, Reflect.get(read, name), Reflect.get(sent ?? {}, name), `${path}.${name}`),
  );
};

it("has a row for whatever is edited", () => {
  const saves = Object.values(editors).map(({ save }) => routeKeyOf(save));
  const edited = endpointsOf(portal)
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path, versioned }) => versioned && /^(PUT|PATCH)$/.test(method) && path.endsWith("}"))
    .map(routeKeyOf);
  // Pages describe and order images by endpoints of their own; a note is its text and no more.
  expect(edited.filter((key) => !saves.includes(key))).toEqual([
    "PUT /v1/galleries/{id}/images/{imageId}",
    "PUT /v1/organisations/{organisationId}/applications/{id}/notes/{noteId}",
  ]);
});

/** Somebody else has changed the same: nothing else is asked about, and what was typed here is chosen. */
const chooseMine = async (user: UserEvent, label: string) => {
  const question = within(await screen.findByRole("dialog", { name: /hat inzwischen gespeichert$/ }));
  const asked = question.getAllByRole("group");
  expect(asked).toEqual([question.getByRole("group", { name: new RegExp(`^${label}`) })]);
  await user.click(question.getByRole("button", { name: "Gewählte Fassungen speichern" }));
};

describe("what was stored is sent back with an unrelated change, and somebody else's of the same is asked about", () => {
  it.each(Object.entries(editors))(
    "%s",
    async (_, { at, save, through = [], changes, stored, rows, kept = [], isMerged = true }) => {
      const [label, changed] = changes;
      const entity: Record<string, unknown> = { ...(filled(save.reply) as object), ...stored };
      const changedByThem = { [changed]: `${String(entity[changed])}y`, version: 2 };
      const theirs = { ...entity, ...changedByThem };
      let wasRefused = false;
      const { seen } = fakeServer(
        filledAnswers((value, endpoint) => {
          if (endpoint === save && isMerged && !wasRefused) {
            wasRefused = true;
            return problem(entityProblems.changed, { current: theirs });
          }
          if (endpoint.reply === save.reply) return wasRefused ? versioned(theirs, 2) : entity;
          if (!("data" in value) || !Array.isArray(value.data)) return value;
          const adapted = { parentId: null, ...rows, ...(wasRefused && changedByThem) };
          return { ...value, data: value.data.map((row: object) => ({ ...row, ...adapted })) };
        }),
      );
      signIn({ isAdmin: true, isDirector: true });
      const { user } = renderRoutes([{ HydrateFallback: () => null, children: pages }], at);
      for (const name of through) {
        const found = await waitFor(() => {
          const one = [
            ...screen.queryAllByRole("button", { name: new RegExp(`^${name}`) }),
            ...screen.queryAllByText(new RegExp(`^${name}`), { selector: ".p-menuitem-text" }),
          ].at(-1);
          if (!one) throw new Error(`There is no ${name}.`);
          return one;
        }, PATIENCE);
        await user.click(found);
      }
      await user.type(await screen.findByRole("textbox", { name: new RegExp(`^${label}`) }, PATIENCE), "x");
      expect(englishNames()).toEqual([]);
      const hasDialog = screen.queryByRole("dialog") !== null;
      await user.click(screen.getByRole("button", { name: "Speichern" }));
      if (isMerged) await chooseMine(user, label);

      const saves = await waitFor(() => {
        const found = seen.filter(({ key }) => key.startsWith(save.method) && !key.includes("/drafts/"));
        if (found.length < (isMerged ? 2 : 1))
          throw new Error(`nothing sent: ${document.body.querySelector("[role=alert]")?.textContent}`);
        return found;
      });
      if (isMerged) expect(saves.map(({ headers }) => headers.get("If-Match"))).toEqual(['"1"', '"2"']);
      const sent = saves.at(-1)?.body;
      expect(sent).toMatchObject({ [changed]: `${String(entity[changed])}x` });
      const root = jsonSchemaOf(save.body);
      const names = Object.keys(entity).filter((name) => name !== changed && !kept.includes(name));
      const asked =
        save.method === "PATCH" ? names.filter((name) => Object.keys(sent ?? {}).includes(name)) : names;
      const compared = Object.fromEntries(asked.map((name) => [name, Reflect.get(entity, name)]));
      expect(lostIn(root, root, compared, sent)).toEqual([]);

      // What was saved in a dialog leads back to where it was opened.
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      if (hasDialog) await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    },
  );
});
