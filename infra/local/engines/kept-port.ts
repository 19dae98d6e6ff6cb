import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isFree } from "./free-port.ts";

export const KEPT_PORT = "port";

const pathIn = (folder: string) => join(folder, KEPT_PORT);

/** The port of the last run; `0`, any other, if there was none or it is taken. */
export const keptPort = async (folder: string): Promise<number> => {
  const path = pathIn(folder);
  const port = existsSync(path) ? Number(readFileSync(path, "utf8")) : 0;
  return port > 0 && (await isFree(port)) ? port : 0;
};

export const keepPort = (folder: string, port: number): void => writeFileSync(pathIn(folder), String(port));
