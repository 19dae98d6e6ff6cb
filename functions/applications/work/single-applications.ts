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

/** Leaves out the applicant's name, which most file names contain. */
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

export const singleApplications = implement<Single, ApplicationsDeps, Stored<StoredApplication>>(
  single,
  {
    read: ({ resource }, deps) => {
      deps.trail.describe(about(resource));
      return shown(resource, deps);
    },

    update: async ({ resource, body, ifVersion }, deps) => {
      const { isProcessed, ...fields } = body;
      const saved = await deps.applications.update(
        resource.id,
        (current) => ({
          ...processed(current, isProcessed ?? current.isProcessed, deps),
          ...fields,
          email: mailAddressOf(fields.email),
          modifiedAt: deps.now.toISOString(),
        }),
        {
          ifVersion,
          from: resource,
          shown: (current) => shown(current, deps),
          inTransaction: async () => [await deps.trail.write(about(resource))],
        },
      );
      return shown(saved, deps);
    },

    remove: ({ resource, ifVersion }, deps) =>
      deps.applications.remove(resource.id, {
        ifVersion,
        from: resource,
        shown: (current) => shown(current, deps),
        inTransaction: async (current) => [
          await deps.trail.write(about(resource)),
          ...removalWrites(current, deps),
        ],
      }),

    process: async ({ resource }, deps) => {
      const saved = await deps.applications.update(
        resource.id,
        (current) => ({ ...processed(current, true, deps), modifiedAt: deps.now.toISOString() }),
        { from: resource, inTransaction: async () => [await deps.trail.write(about(resource))] },
      );
      return shown(saved, deps);
    },

    setStage: async ({ resource, body }, deps) => {
      const saved = await deps.applications.update(
        resource.id,
        (current) => ({ ...movedTo(current, body.stage, deps), modifiedAt: deps.now.toISOString() }),
        { from: resource, inTransaction: async () => [await deps.trail.write(about(resource))] },
      );
      return shown(saved, deps);
    },

    addNote: async ({ resource, body }, deps) =>
      shown(await addNote(resource, body.content, deps.trail, deps), deps),

    updateNote: async ({ resource, params, body }, deps) =>
      shown(await updateNote(resource, { id: params.noteId, typed: body.content }, deps.trail, deps), deps),

    removeNote: async ({ resource, params }, deps) => {
      await removeNote(resource, params.noteId, deps.trail, deps);
    },

    previewMail: ({ resource, body }, deps) => previewMail(resource, body, deps),

    sendMail: async ({ resource, body, ifVersion }, deps) => {
      const options = {
        ifVersion,
        shown: (current: Stored<StoredApplication>) => shown(current, deps),
        trail: deps.trail,
      };
      return shown(await sendMail(resource, body, options, deps), deps);
    },

    files: ({ resource, query: { config } }, { trail }) => {
      trail.describe(about(resource));
      return pageOfRows(shownFiles(resource), config, ({ fileName }) => [fileName]);
    },

    readFile: async ({ resource, params, query }, { loadFileAddresses, trail, now }) => {
      const at = resource.files.findIndex(({ id }) => id === params.fileId);
      const file = resource.files[at] ?? notFound(fileProblems.notFound);
      const isInline = isShownInline(file.contentType);
      if (query.variant && !file.contentType.startsWith("image/")) return notFound(fileProblems.notFound);
      trail.describe({ ...about(resource), facts: { itemId: file.id } });
      // Addresses are logged, and applicants' file names contain their names.
      const stored =
        isInline && query.download ? { fileName: neutralName(file, at), isInline: false } : undefined;
      const { addressOf } = await loadFileAddresses();
      return { location: addressOf(file.id, query.variant, now, stored), maxAge: 0 };
    },

    export: async ({ resource }, deps) => {
      deps.trail.describe(about(resource));
      return { location: await exportApplication(resource, deps), maxAge: 0 };
    },

    askConsent: async ({ resource, body }, deps) =>
      shown(await askConsent(resource, body.months, deps), deps),
  },
  {
    resource: {
      source: ({ applications }) => applications,
      params: ["applicationId", "id"],
      visible: ({ organisationId }, { params }) => organisationId === params.organisationId,
    },
  },
);
