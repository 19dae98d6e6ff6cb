import { retention as contract } from "../../../shared/administration/retention.contract.ts";
import type { RetentionPeriod, SetPeriodName } from "../../../shared/administration/retention.ts";
import { type PeriodName, periods } from "../../../shared/periods.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { numberSetting } from "../../platform/runtime/environment.ts";

const isName = (name: string): name is PeriodName => name in periods;

export const retention = implement<typeof contract, LinkedStores>(contract, {
  list: async (_, { settings }) => {
    const { auditRetentionDays, ledgerRetentionDays, applicationMonths } = await settings.read();
    const backupDays = numberSetting("BACKUP_DAYS", 0);
    const set = (id: SetPeriodName, count: number, unit: RetentionPeriod["unit"]) => ({ id, count, unit });
    const fixed = Object.keys(periods)
      .filter(isName)
      .map((id) => ({ id, ...periods[id] }));
    return {
      data: [
        ...fixed,
        set("audit", auditRetentionDays, "days"),
        set("ledger", ledgerRetentionDays, "days"),
        set("application", applicationMonths, "months"),
        ...(backupDays > 0 ? [set("backup", backupDays, "days")] : []),
      ],
    };
  },
});
