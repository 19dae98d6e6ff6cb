export interface TextTool {
  readonly label: string;
  /** Classes of an icon, or a glyph. */
  readonly icon: string | React.ReactElement;
  /** For toggles. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  /** The highest are folded first. */
  readonly rank: number;
  readonly items?: readonly TextTool[];
  readonly run: () => void;
}

/** The last place is the menu's. */
export const foldTools = (tools: readonly TextTool[], places: number) => {
  if (tools.length <= places) return { shown: tools, folded: [] };
  const kept = new Set(
    tools.toSorted((one, other) => one.rank - other.rank).slice(0, Math.max(0, places - 1)),
  );
  return {
    shown: tools.filter((tool) => kept.has(tool)),
    folded: tools.filter((tool) => !kept.has(tool)).flatMap((tool) => tool.items ?? [tool]),
  };
};
