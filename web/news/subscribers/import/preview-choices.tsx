import { formatNumber } from "../../../components/date-text.tsx";
import { Check } from "../../../components/form/choice/check.tsx";
import { Stack } from "../../../components/layout/stack.tsx";
import { importText as text } from "./import.text.ts";

interface PreviewChoicesProps {
  refused: number;
  missing: number;
  office: string;
  skip: boolean;
  onSkip: (skip: boolean) => void;
  deleteMissing: boolean;
  onDeleteMissing: (deleteMissing: boolean) => void;
}

export const PreviewChoices = (props: PreviewChoicesProps) => {
  const { refused, missing, office, skip, onSkip, deleteMissing, onDeleteMissing } = props;
  if (refused > 0) {
    return (
      <Stack gap={1}>
        <Check checked={skip} onChange={({ target }) => onSkip(target.checked)}>
          {text.skip(formatNumber(refused))}
        </Check>
        <p className="muted">
          {text.mustSkip} {text.noDelete}
        </p>
      </Stack>
    );
  }
  if (missing === 0) return <p className="muted">{text.nothingMissing}</p>;
  return (
    <Stack gap={1}>
      <Check checked={deleteMissing} onChange={({ target }) => onDeleteMissing(target.checked)}>
        {text.deleteMissing(formatNumber(missing), office)}
      </Check>
    </Stack>
  );
};
