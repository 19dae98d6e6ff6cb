import {
  type Application,
  type ApplicationRow,
  warningLimit,
} from "../../../shared/applications/application.ts";
import { type StoredApplication, stageOf } from "../../data/applications/applications.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { EarlierOf } from "./earlier-applications.ts";
import type { Past } from "./shown-past.ts";

interface Looking {
  readonly earlierOf: EarlierOf;
  readonly now: Date;
}

export const shownRow = (application: StoredApplication, { earlierOf, now }: Looking): ApplicationRow => {
  const { files, consent: _, consentAsked, consentGivenAt: __, sending: ___, ...kept } = application;
  const { history: ____, notes: _____, ...shown } = kept;
  return {
    ...shown,
    stage: stageOf(application),
    positions: [...shown.positions],
    filesCount: files.length,
    consentAskedAt: consentAsked?.at ?? null,
    isExpiring: application.deleteAt < warningLimit(now),
    duplicates: earlierOf(application).map(({ id }) => id),
  };
};

export const shownFiles = ({ id, files }: Pick<StoredApplication, "id" | "files">) =>
  files.map((file) => ({ ...file, applicationId: id }));

export const shownApplication = (
  application: Stored<StoredApplication>,
  past: Past,
  looking: Looking,
): Omit<Application, "readers"> & { readonly version: number } => ({
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
