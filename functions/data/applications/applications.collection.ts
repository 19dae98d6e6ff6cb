import { applicationFields } from "../../../shared/applications/application.fields.ts";
import type { ApplicationDraft } from "../../../shared/applications/application.ts";
import type { ApplicationNote } from "../../../shared/applications/application-note.ts";
import type { ApplicationStep } from "../../../shared/applications/application-step.ts";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import type { Stage } from "../../../shared/applications/stage.ts";
import type { Attachment } from "../../../shared/files/file.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { CollectionSpec } from "../../platform/collection/collection-spec.ts";
import { fieldOf, searchTextOf } from "../../platform/search/entity-fields.ts";
import type { Table } from "../../platform/table/table.ts";

export interface StoredApplication extends Omit<ApplicationDraft, "isProcessed"> {
  readonly id: string;
  readonly organisationId: string;
  readonly isProcessed: boolean;
  /** Missing in rows that were stored before there were stages and not moved since. */
  readonly stage?: Stage;
  readonly history?: readonly ApplicationStep[];
  readonly notes?: readonly ApplicationNote[];
  readonly files: readonly Attachment[];
  readonly consent: { readonly version: string; readonly text: string; readonly at: string };
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly deleteAt: string;
  readonly consentUntil: string | null;
  readonly consentGivenAt: string | null;
  readonly consentAsked: { readonly at: string; readonly until: string } | null;
  readonly sending: string;
}

export const stageOf = ({
  stage,
  isProcessed,
}: Pick<StoredApplication, "stage" | "isProcessed">): Stage | null => stage ?? (isProcessed ? null : "new");

const listedOf = ({
  organisationId,
  isProcessed,
  stage,
  firstname,
  lastname,
  email,
  birthdate,
  city,
  positions,
  position_other,
  createdAt,
  deleteAt,
}: StoredApplication) => ({
  organisationId,
  isProcessed,
  ...(stage && { stage }),
  firstname,
  lastname,
  email,
  birthdate,
  city,
  positions,
  position_other,
  createdAt,
  deleteAt,
});
export type ListedApplication = ReturnType<typeof listedOf>;

const storedField = fieldOf(applicationFields);

const spec: CollectionSpec<StoredApplication, ListedApplication> = {
  name: "APPLICATION",
  missing: applicationProblems.notFound,
  listed: listedOf,
  fieldOf: (row, name) => (name === "stage" ? stageOf(row) : storedField(row, name)),
  searchText: searchTextOf(applicationFields),
  defaultSort: [
    { field: "createdAt", direction: "desc" },
    { field: "lastname", direction: "asc" },
  ],
};

export const openApplications = (table: Table) => openCollection(table, spec);

export type Applications = ReturnType<typeof openApplications>;
