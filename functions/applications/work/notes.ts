import { ulid } from "ulid";
import type { ApplicationNote } from "../../../shared/applications/application-note.ts";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { mentionedIn } from "../../../shared/discussions/mentions.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { type NewNotification, notifyWrite } from "../../data/notifications/notifications.repository.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { richText } from "../../platform/html/stored-text.ts";
import { notFound, Problem, problemAt } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { readersOf } from "../mails/watchers.ts";

/** A DynamoDB item holds 400 KB. */
const MOST_NOTES = 40;

type Deps = ApplicationsDeps & { readonly viewer: Viewer; readonly now: Date };
type Noted = Stored<StoredApplication>;

const noteIn = ({ notes = [] }: Pick<StoredApplication, "notes">, id: string): ApplicationNote =>
  notes.find((note) => note.id === id) ?? notFound(applicationProblems.noteGone);

const requireWriter = ({ by }: ApplicationNote, viewer: Viewer): void => {
  if (by !== actorOf(viewer)) throw new Problem(applicationProblems.noteOfOther);
};

const contentOf = async (typed: string): Promise<string> => {
  const content = await richText(typed);
  if (content === null) throw problemAt(applicationProblems.noteEmpty, "content");
  return content;
};

/** Notifies people mentioned since `before`; refuses the note if one of them may not read it. */
const mentionWrites = async (
  { id: noteId, content }: Pick<ApplicationNote, "id" | "content">,
  before: string | null,
  { id, organisationId }: Noted,
  deps: Deps,
): Promise<Write[]> => {
  const { viewer, now } = deps;
  const known = new Set(mentionedIn(before));
  const ids = mentionedIn(content).filter((one) => !known.has(one));
  if (ids.length === 0) return [];
  const readers = new Map((await readersOf(organisationId, deps)).map((person) => [person.id, person]));
  if (!ids.every((one) => readers.has(one))) throw problemAt(applicationProblems.mayNotRead, "content");
  const notification: NewNotification = {
    kind: "applicationNote",
    subject: { area: "application", id },
    occasion: noteId,
    by: viewer.employeeId,
    above: [organisationId],
  };
  return ids
    .flatMap((one) => readers.get(one) ?? [])
    .filter((person) => person.id !== actorOf(viewer) && wantsBell(person, notification.kind))
    .map((person) => notifyWrite(person.id, notification, now));
};

export const addNote = async (
  application: Noted,
  typed: string,
  trail: RequestTrail<"application.note-added">,
  deps: Deps,
): Promise<Noted> => {
  const { viewer, now } = deps;
  const note = {
    id: ulid(),
    at: now.toISOString(),
    by: actorOf(viewer),
    content: await contentOf(typed),
  };
  const mentioned = await mentionWrites(note, null, application, deps);
  return deps.applications.update(
    application.id,
    (current) => {
      const { notes = [] } = current;
      if (notes.length >= MOST_NOTES) throw new Problem(applicationProblems.tooManyNotes);
      return { ...current, notes: [...notes, note] };
    },
    {
      from: application,
      inTransaction: async () => [
        await trail.write({ subject: { id: application.id, name: null } }),
        ...mentioned,
      ],
    },
  );
};

export const updateNote = async (
  application: Noted,
  { id, typed }: { readonly id: string; readonly typed: string },
  trail: RequestTrail<"application.note-edited">,
  deps: Deps,
): Promise<Noted> => {
  const { applications, viewer, now } = deps;
  const before = noteIn(application, id);
  requireWriter(before, viewer);
  const content = await contentOf(typed);
  const mentioned = await mentionWrites({ id, content }, before.content, application, deps);
  return applications.update(
    application.id,
    (current) => {
      const { notes = [] } = current;
      const note = noteIn(current, id);
      const edited = { ...note, content, editedAt: now.toISOString() };
      return { ...current, notes: notes.map((one) => (one === note ? edited : one)) };
    },
    {
      from: application,
      inTransaction: async () => [
        await trail.write({ subject: { id: application.id, name: null } }),
        ...mentioned,
      ],
    },
  );
};

export const removeNote = (
  application: Noted,
  noteId: string,
  trail: RequestTrail<"application.note-removed">,
  { applications, viewer }: Deps,
): Promise<Noted> =>
  applications.update(
    application.id,
    (current) => {
      const note = noteIn(current, noteId);
      if (!viewer.isAdmin) requireWriter(note, viewer);
      return { ...current, notes: current.notes?.filter((one) => one !== note) ?? [] };
    },
    {
      from: application,
      inTransaction: async () => [await trail.write({ subject: { id: application.id, name: null } })],
    },
  );
