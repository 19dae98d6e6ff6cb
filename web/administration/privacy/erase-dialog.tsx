import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type {
  DataRequest,
  ErasedName,
  Fate,
  FoundData,
} from "../../../shared/administration/data-request.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { privacyMutations } from "./privacy.queries.ts";
import { eraseText as text } from "./privacy.text.ts";

interface EraseDialogProps {
  request: DataRequest;
  onClose: () => void;
}

const sumOf = (found: readonly FoundData[]) => formatNumber(found.reduce((sum, { count }) => sum + count, 0));

const choices: readonly (readonly [ErasedName, string, string])[] = [
  ["unnamed", text.unnamed, text.unnamedHelp],
  ["named", text.named, text.namedHelp],
];

const Parts = ({ found }: { found: readonly FoundData[] }) => (
  <ul>
    {found.map(({ area, label, count, fate, reason }) => (
      <li key={area}>
        {text.part(label, formatNumber(count))}
        {fate !== "erased" && <FieldHelp>{reason}</FieldHelp>}
      </li>
    ))}
  </ul>
);

export const EraseDialog = ({ request: { id, email, found, hasZip }, onClose }: EraseDialogProps) => {
  const [contents, setContents] = useState<ErasedName>("unnamed");
  const { mutate: erase, isPending, error } = useMutation(privacyMutations.erase);
  const isOf = (...fates: readonly Fate[]) => found.filter(({ fate }) => fates.includes(fate));
  const going = isOf("erased");
  const staying = isOf("unnamed", "kept", "expiring");
  const hasContents = found.some(({ area, fate }) => fate === "unnamed" || area === "employees");

  return (
    <ActionDialog
      title={text.title(email ?? "")}
      verb={text.verb(sumOf(going))}
      danger
      isBusy={isPending}
      startsAtDismiss
      onAct={() => erase({ params: { id }, body: { contents } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack gap={4}>
        <section>
          <p>{going.length > 0 ? text.goes(sumOf(going)) : text.nothingGoes}</p>
          <Parts found={going} />
        </section>
        {staying.length > 0 && (
          <section>
            <p>{text.stays(sumOf(staying))}</p>
            <Parts found={staying} />
          </section>
        )}
        {hasContents && (
          <CheckGroup>
            <legend>{text.contents}</legend>
            {choices.map(([value, label, help]) => (
              <Check
                key={value}
                type="radio"
                name="contents"
                checked={contents === value}
                onChange={() => setContents(value)}
              >
                <span>
                  {label}
                  <br />
                  <FieldHelp as="span">{help}</FieldHelp>
                </span>
              </Check>
            ))}
          </CheckGroup>
        )}
        <p>{hasZip ? `${text.silent} ${text.withZip}` : text.silent}</p>
        {error && <ProblemNote error={error} />}
      </Stack>
    </ActionDialog>
  );
};
