import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { type PortalOptions, type PortalProcess, startPortal } from "./portal-process.ts";

interface Options extends Omit<PortalOptions, "dataDir"> {
  /** Fills the portal itself, where mails that were sent before must lead to this very one. */
  readonly isFilledAnew?: boolean;
}

/** A portal on data of its own for all tests of a file. */
export const withPortal = ({
  isFilledAnew = false,
  ...options
}: Options = {}): Pick<PortalProcess, "url" | "inboxUrl"> & { readonly dataDir: string } => {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-"));
  let portal: PortalProcess | undefined;

  beforeAll(async () => {
    if (options.seed !== "empty" && !isFilledAnew) cpSync(inject("seededData"), dataDir, { recursive: true });
    portal = await startPortal({ ...options, dataDir });
  });
  afterAll(async () => {
    await portal?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const running = () => {
    if (!portal) throw new Error("The portal is there from the first test on.");
    return portal;
  };
  return {
    dataDir,
    get url() {
      return running().url;
    },
    get inboxUrl() {
      return running().inboxUrl;
    },
  };
};
