import { useNavigate } from "react-router-dom";
import type { TrashKind } from "../../../shared/search/trash-kinds.ts";
import { paths } from "../../app/shell/paths.ts";
import { Button } from "../button.tsx";
import { commonText } from "../words.text.ts";

export const TrashButton = ({ kind }: { kind: TrashKind }) => {
  const navigate = useNavigate();
  return (
    <Button
      text
      icon="pi pi-trash"
      label={commonText.trash}
      onClick={() => void navigate(paths.trash(kind))}
    />
  );
};
