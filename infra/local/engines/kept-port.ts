import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isFree } from "./free-port.ts";

const pathIn = (folder: string) => join(folder, "port");

/** The port of the last run; `0`, any other, if there was none or somebody has taken it. */
export const keptPort = async (folder: string): Promise<number> => {
  const path = pathIn(folder);
  const port = existsSync(path) ? Number(readFileSync(path, "utf8")) : 0;
  return port > 0 && (await isFree(port)) ? port : 0;
};

export const keepPort = (folder: string, port: number): void => writeFileSync(pathIn(folder), String(port));
