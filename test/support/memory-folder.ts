import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = "/dev/shm";
/** Bytes that a run of all tests may need there. */
const NEEDED = 4 * 1024 ** 3;

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= NEEDED;
  } catch {
    return false;
  }
};

/** A folder for temporary files until this process ends: in memory, where there is room for them. */
export const memoryFolder = (): string => {
  if (!hasRoom()) return tmpdir();
  const folder = mkdtempSync(join(SHARED_MEMORY, "tests-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
};
