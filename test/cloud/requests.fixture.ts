import { addDays } from "date-fns/addDays";
import { openRequestMailComposer } from "../../functions/cloud/requests/compose-request-mail.ts";
import { remindClients } from "../../functions/cloud/requests/remind-clients.ts";
import { openRequestLinks } from "../../functions/cloud/requests/request-links.ts";
import type { PaperRequestForm } from "../../shared/cloud/paper-request.ts";
import { publicRequests } from "../../shared/cloud/public-requests.contract.ts";
import { requests } from "../../shared/cloud/requests.contract.ts";
import { UploadTicket } from "../../shared/files/file.ts";
import { ResumedParts } from "../../shared/files/parts.ts";
import { fromNetwork } from "../applications/application.fixture.ts";
import { portal } from "../portal.ts";
import { arrivingMails } from "../support/arriving-mails.ts";
import type { Browser } from "../support/browser.ts";
import { aPdf, checksumsOf, type partsIn, putPart, scanUpload, sendForm } from "../support/files.builder.ts";
import { cloudFixture, folderIn } from "./cloud.fixture.ts";
import { tokenIn } from "./shares.fixture.ts";

type Caller = Pick<Browser, "call">;

export const aRequest = (overrides: Partial<PaperRequestForm> = {}): PaperRequestForm => ({
  title: `Abschluss ${crypto.randomUUID()}`,
  items: [{ name: "Lohnzettel 2025", hint: "Alle Seiten" }, { name: "Kontoauszüge Oktober" }],
  name: "Max Maier",
  email: `max.maier.${crypto.randomUUID()}@client.example`,
  expiresAt: addDays(new Date(), 14).toISOString(),
  ...overrides,
});

export const ask = async ({ call }: Caller, id: string, body = aRequest()) => {
  const { data } = await call(requests.create, { params: { id }, body });
  return { ...data, email: body.email, params: { id: data.itemId, requestId: data.id } };
};

/** Somebody who has nothing but the address. */
export const clientWith = async (url: string) => {
  const { call, send } = await portal();
  const params = { token: tokenIn(url) };
  const begin = async (item = 0, fileName = "IMG_2031.pdf", size = aPdf().length, lastModified?: number) => {
    const body = { item, fileName, contentType: "application/pdf", size, lastModified };
    return (await call(publicRequests.begin, { params, body }, fromNetwork())).data;
  };
  const finish = async (begun: Awaited<ReturnType<typeof begin>>, scan = "NO_THREATS_FOUND") => {
    const { id, upload } = UploadTicket.parse(begun);
    await sendForm(upload, aPdf());
    await scanUpload(id, scan);
    return id;
  };
  return {
    begin,
    beginParts: async (...file: Parameters<typeof begin>) => ResumedParts.parse(await begin(...file)),
    sendParts: async (id: string, parts: ReturnType<typeof partsIn>) => {
      const body = checksumsOf(parts);
      const { data } = await call(publicRequests.sign, { params: { ...params, id }, body }, fromNetwork());
      return Promise.all(data.map((ticket, at) => putPart(ticket, parts[at]?.bytes ?? new Uint8Array())));
    },
    complete: (id: string) => call(publicRequests.complete, { params: { ...params, id } }, fromNetwork()),
    page: async (lang?: "de" | "en" | "it") => {
      const { response } = await send(publicRequests.page, { params, query: { lang } }, fromNetwork());
      return { status: response.status, text: await response.text(), headers: response.headers };
    },
    stateOf: async (id: string) =>
      (await call(publicRequests.files, { params, query: { ids: [id] } }, fromNetwork())).data.data[0]?.state,
    submit: () => call(publicRequests.submit, { params }, fromNetwork()),
    finish,
    upload: async (item = 0, fileName = "IMG_2031.pdf", scan = "NO_THREATS_FOUND") =>
      finish(await begin(item, fileName), scan),
  };
};

export const requestsFixture = async () => {
  const fixture = await cloudFixture();
  const { writer, table } = fixture;
  const { depsOn, arrive, sent } = arrivingMails();
  const stores = depsOn(table);
  const requestLinks = openRequestLinks("link-secret-of-the-tests", stores.portalOrigin);
  const compose = openRequestMailComposer({ ...stores, requestLinks });

  return {
    ...fixture,
    stores,
    sent,
    compose,
    deliver: () => arrive(table, { compose }),
    remind: (now: Date) => remindClients(stores, now),
    asked: async (overrides: Partial<PaperRequestForm> = {}) => {
      const folder = await folderIn(writer, null);
      const made = await ask(writer, folder.id, aRequest(overrides));
      return { folder, made, client: await clientWith(made.url) };
    },
  };
};

export const readRequest = async (
  { call }: Caller,
  { params }: { readonly params: { readonly id: string; readonly requestId: string } },
) => (await call(requests.read, { params })).data;
