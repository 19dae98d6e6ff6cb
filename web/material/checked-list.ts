import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { MATERIAL_LIST_PATH } from "../../shared/material/material-list.ts";
import { readMaterialList } from "../../shared/material/read-material-list.ts";

const file = resolve(import.meta.dirname, `../public${MATERIAL_LIST_PATH}`);

/** A broken list ends the build, before any page could show it. */
export const checkedMaterialList = (path = file): Plugin => ({
  name: "checked-material-list",
  buildStart: async () => {
    const { faults } = readMaterialList(await readFile(path, "utf8"));
    if (faults) throw new Error([`${path} is no list of material:`, ...faults].join("\n  "));
  },
});
