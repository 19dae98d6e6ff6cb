import { quotaBytes } from "../../shared/administration/settings.ts";
import { usage as contract } from "../../shared/cloud/usage.contract.ts";
import { implement } from "../platform/http/implement.ts";
import type { CloudDeps } from "./cloud.deps.ts";

export const usage = implement<{ readonly usage: typeof contract }, CloudDeps>(
  { usage: contract },
  {
    usage: async (_, deps) => {
      const [used, settings] = await Promise.all([
        deps.cloudUsage.of(deps.viewer.employedAt),
        deps.settings.current(),
      ]);
      return { used, quota: quotaBytes(settings) };
    },
  },
);
