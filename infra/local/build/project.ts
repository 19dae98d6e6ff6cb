import { join, resolve } from "node:path";

export const projectFolder = resolve(import.meta.dirname, "../../..");

export const inProject = (...path: string[]): string => join(projectFolder, ...path);

export const buildFolder = inProject("cdk.out/local");
