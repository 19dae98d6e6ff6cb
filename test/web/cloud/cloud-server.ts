import type { CheckedFile, PlannedFile } from "../../../shared/cloud/check.contract.ts";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { fakeServer, json, listed, type SeenRequest } from "../fake-server.ts";

export const aFolder = (overrides: Partial<CloudItem> = {}): CloudItem => ({
  id: "templates",
  title: "Vorlagen",
  description: null,
  visibility: "Everybody",
  folderVisibility: "Everybody",
  organisationId: "1",
  isFile: false,
  parentId: null,
  closed: false,
  createdAt: "2026-01-07T08:00:00.000Z",
  createdBy: "e1",
  modifiedAt: "2026-01-07T08:00:00.000Z",
  modifiedBy: "e1",
  ...overrides,
});

export const aFile = (overrides: Partial<CloudItem> = {}): CloudItem =>
  aFolder({
    id: "letter",
    title: "Brief.docx",
    isFile: true,
    file: { id: "f1", fileName: "Brief.docx", contentType: "application/msword", size: 4_096 },
    ...overrides,
  });

/** What a folder has of files that are to be sent; nothing unless told by name. */
export const checked =
  (found: (file: PlannedFile) => Partial<CheckedFile> = () => ({})) =>
  ({ body }: SeenRequest) => {
    const { files } = body as { readonly files: readonly PlannedFile[] };
    const nothing: CheckedFile = { namesake: null, twin: null, isAlike: false, isClosed: false };
    return json({ data: files.map((file) => ({ ...nothing, ...found(file) })) });
  };

/** Answers what the pages of the cloud ask. */
export const cloudServer = (items: readonly CloudItem[], answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    "GET /v1/organisations/summaries": () => listed({ id: "1", name: "Kanzlei Wien" }),
    "GET /v1/jobs/zip": () => json({ data: [] }),
    "GET /v1/cloud/usage": () => json({ used: 4_096, quota: 107_374_182_400 }),
    "GET /v1/cloud": () => listed(...items),
    "POST /v1/cloud/check": checked(),
    ...answers,
  });
