import { ulid } from "ulid";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { mentionedIn } from "../../../shared/discussions/mentions.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { type Told, tellWrite } from "../../data/notifications/notifications.repository.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { richText } from "../../platform/html/stored-text.ts";
import { notFound, Problem, problemAt } from "../../platform/http/problem.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { readersOf } from "../mails/watchers.ts";

/** An item holds 400 KB. */
const MOST_NOTES = 40;

type Deps = ApplicationsDeps & { readonly viewer: Viewer; readonly now: Date };

/** Whoever is mentioned must be able to read what it is about. */
const mentionedReaders = async (content: string, organisationId: string, deps: Deps) => {
  const ids = mentionedIn(content);
  if (ids.length === 0) return [];
  const readers = new Map((await readersOf(organisationId, deps)).map((person) => [person.id, person]));
  if (!ids.every((id) => readers.has(id))) throw problemAt(applicationProblems.mayNotRead, "content");
  return ids.flatMap((id) => readers.get(id) ?? []);
};

export const addNote = async (
  application: Stored<StoredApplication>,
  typed: string,
  trail: RequestTrail<"application.note-added">,
  deps: Deps,
): Promise<Stored<StoredApplication>> => {
  const { viewer, now } = deps;
  const { id, organisationId } = application;
  const content = (await richText(typed)) ?? undefined;
  if (content === undefined) throw problemAt(applicationProblems.noteEmpty, "content");
  const by = actorOf(viewer);
  const mentioned = await mentionedReaders(content, organisationId, deps);
  const note = { id: ulid(), at: now.toISOString(), by, content };
  const told: Told = {
    kind: "applicationNote",
    subject: { area: "application", id },
    occasion: note.id,
    by: viewer.employeeId,
    above: [organisationId],
  };
  return deps.applications.update(
    id,
    (current) => {
      const { notes = [] } = current;
      if (notes.length >= MOST_NOTES) throw new Problem(applicationProblems.tooManyNotes);
      return { ...current, notes: [...notes, note] };
    },
    {
      from: application,
      inTransaction: async () => [
        await trail.write({ subject: { id, name: null } }),
        ...mentioned
          .filter((person) => person.id !== by && wantsBell(person, told.kind))
          .map((person) => tellWrite(person.id, told, now)),
      ],
    },
  );
};

/** One's own; administrators remove any. */
export const removeNote = (
  application: Stored<StoredApplication>,
  noteId: string,
  trail: RequestTrail<"application.note-removed">,
  { applications, viewer }: Deps,
): Promise<Stored<StoredApplication>> =>
  applications.update(
    application.id,
    (current) => {
      const { notes = [] } = current;
      const note = notes.find((one) => one.id === noteId) ?? notFound(applicationProblems.noteGone);
      if (note.by !== actorOf(viewer) && !viewer.isAdmin) throw new Problem(applicationProblems.noteOfOther);
      return { ...current, notes: notes.filter((one) => one !== note) };
    },
    {
      from: application,
      inTransaction: async () => [await trail.write({ subject: { id: application.id, name: null } })],
    },
  );
