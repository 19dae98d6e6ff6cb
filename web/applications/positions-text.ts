import { positionLabels } from "../../shared/applications/position.text.ts";
import type { Position } from "../../shared/applications/position.ts";

interface Wishes {
  readonly positions: readonly Position[];
  readonly position_other: string | null;
}

export const positionsText = ({ positions, position_other: other }: Wishes): string =>
  [...positions.map((position) => positionLabels[position]), ...(other ? [other] : [])].join(", ");
