import type { ApplicationRow } from "../../../shared/applications/application.ts";
import { applications } from "../../../shared/applications/applications.contract.ts";
import { stageLabels } from "../../../shared/applications/stage.text.ts";
import { type Stage, stages } from "../../../shared/applications/stage.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import type { BulkAction } from "../../components/bulk/bulk-action.ts";
import { BulkTools } from "../../components/bulk/bulk-tools.tsx";
import type { Bulk } from "../../components/bulk/use-bulk.ts";
import { actionText } from "../applications.text.ts";
import { bulkApplicationsText as text } from "./bulk-applications.text.ts";

const isStage = (value: string | null): value is Stage => stages.some((stage) => stage === value);

const actions: readonly BulkAction<ApplicationRow>[] = [
  {
    ...text.move,
    icon: "pi-arrow-right",
    choice: {
      label: actionText.stage,
      options: stages.map((value) => ({ label: stageLabels[value], value })),
    },
    mutationKey: keyOf(applications.setStage),
    act: async ({ organisationId, id }, stage) => {
      if (isStage(stage))
        await call(applications.setStage, { params: { organisationId, id }, body: { stage } });
    },
  },
  {
    ...text.remove,
    icon: "pi-trash",
    danger: true,
    text: (rows) => text.remove.text(rows.reduce((sum, { filesCount }) => sum + filesCount, 0)),
    mutationKey: keyOf(applications.remove),
    act: ({ organisationId, id }) => call(applications.remove, { params: { organisationId, id } }),
  },
];

export const BulkApplications = ({ bulk }: { bulk: Bulk<ApplicationRow> }) => (
  <BulkTools bulk={bulk} actions={actions} />
);
