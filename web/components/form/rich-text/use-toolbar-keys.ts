import { useEffect, useRef } from "react";

const toolsOf = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>("button:not(:disabled)")];

const targetOf = (key: string, tools: readonly HTMLElement[], at: number): HTMLElement | undefined => {
  if (key === "ArrowRight") return tools[(at + 1) % tools.length];
  if (key === "ArrowLeft") return tools.at(at - 1);
  if (key === "Home") return tools[0];
  return key === "End" ? tools.at(-1) : undefined;
};

/** A single tab stop with arrow keys inside (WAI-ARIA, toolbar pattern). */
export const useToolbarKeys = () => {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement>(undefined);

  const enter = (tool: HTMLElement | undefined) => {
    if (!ref.current) return;
    const tools = toolsOf(ref.current);
    const entry = tool && tools.includes(tool) ? tool : tools[0];
    for (const other of tools) other.tabIndex = other === entry ? 0 : -1;
    current.current = entry;
  };

  // Tools come, go and are disabled as the cursor moves.
  useEffect(() => enter(current.current));

  return {
    ref,
    onFocus: ({ target }: React.FocusEvent<HTMLElement>) => enter(target),
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
      if (!ref.current || !(event.target instanceof HTMLElement)) return;
      const tools = toolsOf(ref.current);
      // Events from an open menu are the menu's.
      if (!tools.includes(event.target)) return;
      const target = targetOf(event.key, tools, tools.indexOf(event.target));
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
};
