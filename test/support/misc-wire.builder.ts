import type { MiscEntry } from "../../shared/misc/misc-entry.ts";
import type { MiscGroup } from "../../shared/misc/misc-group.ts";

type Wire<Kind> = Extract<MiscEntry, { readonly kind: Kind }>;

const LONG_AGO = "2026-01-07T08:00:00.000Z";

const ofBoth = {
  groupId: "forms",
  order: 1,
  visibility: "Everybody" as const,
  organisationId: null,
  createdAt: LONG_AGO,
  modifiedAt: LONG_AGO,
};

export const aDocument = (overrides: Partial<Wire<"document">> = {}): Wire<"document"> => ({
  ...ofBoth,
  id: "leave",
  kind: "document",
  title: "Urlaubsantrag",
  description: "Bitte zwei Wochen vorher.",
  files: [{ id: "f1", fileName: "Urlaubsantrag.pdf", contentType: "application/pdf", size: 2048 }],
  isFile: true,
  parentId: "forms",
  ...overrides,
});

export const aLocation = (overrides: Partial<Wire<"location">> = {}): Wire<"location"> => ({
  ...ofBoth,
  id: "archive",
  kind: "location",
  name: "Archiv",
  location: "Hauptplatz 1, Linz",
  ...overrides,
});

export const aMiscGroup = (overrides: Partial<MiscGroup> = {}): MiscGroup => ({
  id: "forms",
  name: "Formulare",
  description: "Was alle brauchen.",
  ordering: 1,
  entriesCount: 2,
  createdAt: LONG_AGO,
  modifiedAt: LONG_AGO,
  ...overrides,
});
