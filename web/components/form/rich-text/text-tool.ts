/** Something to do with a text; with `items` it is a menu of such things. */
export interface TextTool {
  readonly label: string;
  /** Classes of an icon, or a glyph where there is none for it. */
  readonly icon: string | React.ReactElement;
  /** For what is on or off. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  /** Where there is no room for all, the highest go first. */
  readonly rank: number;
  readonly items?: readonly TextTool[];
  readonly run: () => void;
}

/** What stays in a row of so many places, the last of them for what does not, and that. */
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
