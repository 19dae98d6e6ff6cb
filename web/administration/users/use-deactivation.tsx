import { useMutation } from "@tanstack/react-query";
import { useSignedIn } from "../../app/client/session.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { HandoverField } from "../../components/people/handover-field.tsx";
import { handOver } from "../../components/people/people.queries.ts";
import { useToasts } from "../../components/toasts.tsx";
import { usersText as text } from "./users.text.ts";

interface Deactivated {
  readonly id: string;
  readonly name: string;
  readonly employeeId: string | null;
}

export const useDeactivation = () => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const handing = useMutation(handOver);
  const { user: own } = useSignedIn();

  /** `run` resolves to what was saved, or to undefined on failure. */
  return ({ id, name, employeeId }: Deactivated, run: () => Promise<unknown>) => {
    let to: string | undefined;
    confirm({
      title: text.deactivateTitle(name),
      text: (
        <Stack gap={4}>
          <p>{[text.deactivateWarning(name), ...(id === own.id ? [text.deactivateSelf] : [])].join(" ")}</p>
          {employeeId && (
            <HandoverField employeeId={employeeId} name={name} onChange={(chosen) => (to = chosen)} />
          )}
        </Stack>
      ),
      verb: text.deactivate,
      danger: true,
      run: async () => {
        if (employeeId && to) await handing.mutateAsync({ params: { id: employeeId }, body: { to } });
        if (await run()) toasts.success(text.deactivated(name));
      },
    });
  };
};
