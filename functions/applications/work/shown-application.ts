import {
  type Application,
  type ApplicationRow,
  warningLimit,
} from "../../../shared/applications/application.ts";
import { type StoredApplication, stageOf } from "../../data/applications/applications.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { EarlierOf } from "./earlier-applications.ts";

interface Looking {
  readonly earlierOf: EarlierOf;
  readonly now: Date;
}

/** The contract drops all other stored fields. */
export const shownRow = (application: StoredApplication, { earlierOf, now }: Looking): ApplicationRow => ({
  ...application,
  stage: stageOf(application),
  positions: [...application.positions],
  filesCount: application.files.length,
  consentAskedAt: application.consentAsked?.at ?? null,
  isExpiring: application.deleteAt < warningLimit(now),
  duplicates: earlierOf(application).map(({ id }) => id),
});

export const shownFiles = ({ id, files }: Pick<StoredApplication, "id" | "files">) =>
  files.map((file) => ({ ...file, applicationId: id }));

export const shownApplication = (
  application: Stored<StoredApplication>,
  past: Pick<Application, "history" | "notes" | "readers">,
  looking: Looking,
): Application & { readonly version: number } => ({
  ...shownRow(application, looking),
  files: shownFiles(application),
  consent: application.consent,
  ...past,
  earlier: looking.earlierOf(application).map(({ id, organisationId, isProcessed, createdAt }) => ({
    id,
    organisationId,
    isProcessed,
    createdAt,
  })),
  version: application.version,
});
