import { sweepApplications } from "../../functions/applications/retention/sweep-applications.ts";
import { openStores } from "../../functions/data/stores.ts";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import { applications } from "../../shared/applications/applications.contract.ts";
import { publicApplications } from "../../shared/applications/public-applications.contract.ts";
import type { CallInput } from "../../shared/contract/endpoint.ts";
import { type ListConfig, listConfig } from "../../shared/contract/list.ts";
import { publicUploads } from "../../shared/files/public-uploads.contract.ts";
import { portal } from "../portal.ts";
import { anApplicationForm } from "../support/application.builder.ts";
import type { Browser } from "../support/browser.ts";
import { aPdf, scanUpload, sendForm } from "../support/files.builder.ts";
import { sweepDeps } from "../support/sweep-deps.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";

type Applied = Partial<CallInput<typeof publicApplications.send>["body"]>;
type By = Pick<Browser, "call" | "send">;

let networks = 0;

/** Each caller of a network of their own, since the form is throttled for each. */
export const fromNetwork = () => {
  networks += 1;
  return {
    headers: {
      "cloudfront-viewer-address": `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}:50123`,
    },
  };
};

/** A stranger who applies, the directors of two offices, and who looks after one of them. */
export const applicationFixture = async () => {
  const { as, table, people, ...stranger } = await portal();
  const [director, elsewhere, officeAdmin, colleague, admin] = await Promise.all([
    as({ employee: { isDirector: true } }),
    as({ employee: { isDirector: true, employedAt: otherOffice.id } }),
    as({ grants: [{ rule: "ADMIN_ORG", ressource: ownOffice.id }] }),
    as({}),
    as("admin"),
  ]);
  const stores = openStores(table);

  const upload = async ({
    fileName = "Lebenslauf Lena Huber.pdf",
    contentType = "application/pdf",
    bytes = aPdf(),
  } = {}) => {
    const body = { fileName, contentType, size: bytes.length, purpose: "application" as const };
    const { data } = await stranger.call(publicUploads.begin, { body }, fromNetwork());
    await sendForm(data.upload, bytes);
    await scanUpload(data.id);
    return data.id;
  };

  const uploadsOf = async (ids: string[]) =>
    (await stranger.call(publicUploads.uploads, { query: { ids } }, fromNetwork())).data.data;

  const send = async (facts = {}, office = ownOffice.id, options = fromNetwork()) => {
    const { data } = await stranger.call(publicApplications.form, { params: { id: office } }, options);
    const body = { ...anApplicationForm(), consent: { version: data.consent.version }, ...facts };
    return (await stranger.call(publicApplications.send, { params: { id: office }, body }, options)).status;
  };

  const list = async (config: Partial<ListConfig> = {}, by: By = admin, organisationId = ownOffice.id) =>
    (
      await by.call(applications.list, {
        params: { organisationId },
        query: { config: listConfig(config) },
      })
    ).data;

  const paramsOf = (id: string, organisationId = ownOffice.id) => ({ organisationId, id });

  const read = async (id: string, by: By = admin, organisationId = ownOffice.id) =>
    (await by.call(applications.read, { params: paramsOf(id, organisationId) })).data;

  /** The one that was sent with this address. */
  const idOf = async (email: string, office = ownOffice.id) =>
    (await list({ searchTerm: email }, admin, office)).data[0]?.id ?? "none";

  return {
    table,
    people,
    as,
    stranger,
    director,
    elsewhere,
    officeAdmin,
    colleague,
    admin,
    stores,
    upload,
    uploadsOf,
    send,
    list,
    read,
    paramsOf,
    idOf,
    apply: async (facts: Applied = {}, office = ownOffice.id) => {
      const { email } = { ...anApplicationForm(), ...facts };
      await send({ ...facts, email }, office);
      return idOf(email, office);
    },
    sweep: (now: Date) => sweepApplications(stores, now),
    sweepBytes: (now: Date) => sweepFiles(sweepDeps(table), now),
  };
};
