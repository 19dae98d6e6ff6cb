import { gunzipSync } from "node:zlib";
import { TemplateSet } from "../../../shared/news/template-set.ts";
import templates from "./default-template-set.generated.json" with { type: "json" };

const unpack = (): unknown => JSON.parse(gunzipSync(Buffer.from(templates.gzip, "base64")).toString("utf8"));

/** The set every portal has from the start; made from `infra/mail-templates` by `node infra/mail-templates/build.ts`. */
export const defaultTemplateSet: TemplateSet = TemplateSet.parse({
  id: "standard",
  isDefault: true,
  name: "Standard",
  ...Object(unpack()),
});
