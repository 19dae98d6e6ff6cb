import { applications as contract } from "../../../shared/applications/applications.contract.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Attachment } from "../../../shared/files/file.ts";
import { isShownInline } from "../../../shared/files/file-kind.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { pageOfRows } from "../../platform/collection/join.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { exportApplication } from "../export/export-application.ts";
import { previewMail, sendMail } from "../mails/send-mail.ts";
import { readersOf } from "../mails/watchers.ts";
import { askConsent } from "../retention/longer-consent.ts";
import { removalWrites } from "../retention/removal.ts";
import { openEarlier } from "./earlier-applications.ts";
import { movedTo, processed } from "./move-application.ts";
import { addNote, removeNote, updateNote } from "./notes.ts";
import { shownApplication, shownFiles } from "./shown-application.ts";
import { shownPast } from "./shown-past.ts";

/** Without the applicant's name, which most files have. */
const neutralName = ({ fileName }: Pick<Attachment, "fileName">, at: number): string =>
  `bewerbung-${at + 1}${/\.\w{1,10}$/.exec(fileName)?.[0] ?? ""}`;

type Single = Omit<typeof contract, "list">;
type Deps = ApplicationsDeps & { readonly viewer: Viewer; readonly now: Date };

const { list: _, ...single } = contract;

const shown = async (application: Stored<StoredApplication>, deps: Deps) => {
  const { applications, viewer, now } = deps;
  const [earlierOf, past, readers] = await Promise.all([
    openEarlier(applications, viewer),
    shownPast(application, deps),
    readersOf(application.organisationId, deps),
  ]);
  return shownApplication(application, { ...past, readers }, { earlierOf, now });
};

const about = ({ id }: { readonly id: string }) => ({ subject: { id, name: null } });

/** Every reading is recorded before its answer: the pipeline stores what `describe` tells. */
export const singleApplications = implement<Single, ApplicationsDeps, Stored<StoredApplication>>(
  single,
  {
    read: ({ subject }, deps) => {
      deps.trail.describe(about(subject));
      return shown(subject, deps);
    },

    update: async ({ subject, body, ifVersion }, deps) => {
      const { isProcessed, ...fields } = body;
      const saved = await deps.applications.update(
        subject.id,
        (current) => ({
          ...processed(current, isProcessed ?? current.isProcessed, deps),
          ...fields,
          email: mailAddressOf(fields.email),
          modifiedAt: deps.now.toISOString(),
        }),
        {
          ifVersion,
          from: subject,
          shown: (current) => shown(current, deps),
          inTransaction: async () => [await deps.trail.write(about(subject))],
        },
      );
      return shown(saved, deps);
    },

    remove: ({ subject, ifVersion }, deps) =>
      deps.applications.remove(subject.id, {
        ifVersion,
        from: subject,
        shown: (current) => shown(current, deps),
        inTransaction: async (current) => [
          await deps.trail.write(about(subject)),
          ...removalWrites(current, deps),
        ],
      }),

    process: async ({ subject }, deps) => {
      const saved = await deps.applications.update(
        subject.id,
        (current) => ({ ...processed(current, true, deps), modifiedAt: deps.now.toISOString() }),
        { from: subject, inTransaction: async () => [await deps.trail.write(about(subject))] },
      );
      return shown(saved, deps);
    },

    setStage: async ({ subject, body }, deps) => {
      const saved = await deps.applications.update(
        subject.id,
        (current) => ({ ...movedTo(current, body.stage, deps), modifiedAt: deps.now.toISOString() }),
        { from: subject, inTransaction: async () => [await deps.trail.write(about(subject))] },
      );
      return shown(saved, deps);
    },

    addNote: async ({ subject, body }, deps) =>
      shown(await addNote(subject, body.content, deps.trail, deps), deps),

    updateNote: async ({ subject, params, body }, deps) =>
      shown(await updateNote(subject, { id: params.noteId, typed: body.content }, deps.trail, deps), deps),

    removeNote: async ({ subject, params }, deps) => {
      await removeNote(subject, params.noteId, deps.trail, deps);
    },

    previewMail: ({ subject, body }, deps) => previewMail(subject, body, deps),

    sendMail: async ({ subject, body, ifVersion }, deps) => {
      const options = {
        ifVersion,
        shown: (current: Stored<StoredApplication>) => shown(current, deps),
        trail: deps.trail,
      };
      return shown(await sendMail(subject, body, options, deps), deps);
    },

    files: ({ subject, query: { config } }, { trail }) => {
      trail.describe(about(subject));
      return pageOfRows(shownFiles(subject), config, ({ fileName }) => [fileName]);
    },

    readFile: async ({ subject, params, query }, { loadFileAddresses, trail, now }) => {
      const at = subject.files.findIndex(({ id }) => id === params.fileId);
      const file = subject.files[at] ?? notFound(fileProblems.notFound);
      const isInline = isShownInline(file.contentType);
      if (query.variant && !file.contentType.startsWith("image/")) return notFound(fileProblems.notFound);
      trail.describe({ ...about(subject), facts: { itemId: file.id } });
      // Addresses are logged, and what people call their files names them.
      const stored =
        isInline && query.download ? { fileName: neutralName(file, at), isInline: false } : undefined;
      const { addressOf } = await loadFileAddresses();
      return { location: addressOf(file.id, query.variant, now, stored), maxAge: 0 };
    },

    export: async ({ subject }, deps) => {
      deps.trail.describe(about(subject));
      return { location: await exportApplication(subject, deps), maxAge: 0 };
    },

    askConsent: async ({ subject, body }, deps) => shown(await askConsent(subject, body.months, deps), deps),
  },
  {
    subject: {
      source: ({ applications }) => applications,
      params: ["applicationId", "id"],
      visible: ({ organisationId }, { params }) => organisationId === params.organisationId,
    },
  },
);
