import type * as z from "zod";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import type { CloudItemDraft } from "../../shared/cloud/cloud-item.ts";
import type { CloudConfig } from "../../shared/cloud/items.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { uploadPdf } from "../support/files.builder.ts";

type Caller = Pick<Browser, "call">;

const { items } = cloud;

type Draft = z.input<typeof CloudItemDraft>;

export const make = async ({ call }: Caller, body: Draft) => (await call(items.create, { body })).data;

export const folderIn = (by: Caller, parentId: string | null, more: Draft = {}) =>
  make(by, { title: `Ordner ${crypto.randomUUID()}`, parentId, ...more });

export const upload = (by: Caller, fileName = "vertrag.pdf") => uploadPdf(by, fileName, { purpose: "cloud" });

export const fileIn = async (by: Caller, parentId: string | null, fileName?: string, more: Draft = {}) =>
  make(by, { fileId: await upload(by, fileName), parentId, ...more });

export const change = async ({ call }: Caller, id: string, body: object) =>
  (await call(items.update, { params: { id }, body })).data;

export const remove = ({ call }: Caller, id: string) => call(items.remove, { params: { id } });

export const listed = async ({ call }: Caller, config: Partial<CloudConfig>) =>
  (await call(items.list, { query: { config: { ...listConfig(), ...config } } })).data;

export const titlesIn = async (by: Caller, parent: string | null, more: Partial<CloudConfig> = {}) =>
  (await listed(by, { parent, ...more })).data.map(({ title }) => title);

/** Somebody who puts things there, a colleague, and an administrator. */
export const cloudFixture = async () => {
  const { table, as } = await portal();
  const [writer, colleague, admin] = await Promise.all([as({}), as({}), as("admin")]);
  return { table, as, writer, colleague, admin };
};
