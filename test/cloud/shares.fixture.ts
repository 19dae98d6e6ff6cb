import { openStores } from "../../functions/data/stores.ts";
import { publicShares } from "../../shared/cloud/public-shares.contract.ts";
import type { ShareForm } from "../../shared/cloud/share.ts";
import { shares } from "../../shared/cloud/shares.contract.ts";
import type { CallInput } from "../../shared/contract/endpoint.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { fetchFile } from "../support/files.builder.ts";
import { cloudFixture } from "./cloud.fixture.ts";

type Caller = Pick<Browser, "call">;
type Query = CallInput<typeof publicShares.page>["query"];

export const share = async ({ call }: Caller, id: string, body: ShareForm = {}) =>
  (await call(shares.create, { params: { id }, body })).data;

export const sharesOf = async ({ call }: Caller, id: string) =>
  (await call(shares.list, { params: { id } })).data;

export const tokenIn = (url: string) => url.split("/").at(-1) ?? "";

/** Somebody who has nothing but the address. */
export const outsiderWith = async (url: string) => {
  const { send } = await portal();
  const params = { token: tokenIn(url) };
  const post = (endpoint: typeof publicShares.unlock | typeof publicShares.download, form: object) =>
    send(
      endpoint,
      { params, query: {} },
      {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        rawBody: String(new URLSearchParams({ ...form })),
      },
    );
  return {
    page: async (query: Query = {}, method = "GET") =>
      (await send(publicShares.page, { params, query }, { method })).response,
    unlock: async (password: string) => (await post(publicShares.unlock, { password })).response,
    download: async (form: object = {}) => (await post(publicShares.download, form)).response,
    bytes: async (form: object = {}) => {
      const { response } = await post(publicShares.download, form);
      return fetchFile(response.headers.get("location"));
    },
  };
};

export const sharesFixture = async () => {
  const fixture = await cloudFixture();
  return { ...fixture, stores: openStores(fixture.table) };
};
