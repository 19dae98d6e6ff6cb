import { gunzipSync } from "node:zlib";
import type { RenderedNewsletter } from "../../data/templates/rendered-newsletter.ts";
import type { Table } from "../../platform/table/table.ts";
import { contentKey } from "./keys.ts";

export const openRunContents = (table: Table) => {
  const findContent = async (newsletterId: string, run: number): Promise<RenderedNewsletter | undefined> => {
    const item = await table.get(contentKey(newsletterId, run));
    if (!(item?.content instanceof Uint8Array)) return undefined;
    return JSON.parse(gunzipSync(item.content).toString("utf8")) as RenderedNewsletter; // `startWrites` wrote it
  };

  return {
    findContent,

    content: async (newsletterId: string, run: number): Promise<RenderedNewsletter> => {
      const content = await findContent(newsletterId, run);
      if (!content) throw new Error("The run has no content");
      return content;
    },
  };
};
