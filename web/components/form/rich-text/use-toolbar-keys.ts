import { useEffect, useRef } from "react";

const toolsOf = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>("button:not(:disabled)")];

const targetOf = (key: string, tools: readonly HTMLElement[], at: number): HTMLElement | undefined => {
  if (key === "ArrowRight") return tools[(at + 1) % tools.length];
  if (key === "ArrowLeft") return tools.at(at - 1);
  if (key === "Home") return tools[0];
  return key === "End" ? tools.at(-1) : undefined;
};

/**
 * A toolbar is one stop of the tab key; the arrows move inside of it (WAI-ARIA, toolbar pattern). For the element
 * that holds the tools.
 */
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

  // Tools come, go and are switched off with what the cursor stands in.
  useEffect(() => enter(current.current));

  return {
    ref,
    onFocus: ({ target }: React.FocusEvent<HTMLElement>) => enter(target),
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
      if (!ref.current || !(event.target instanceof HTMLElement)) return;
      const tools = toolsOf(ref.current);
      // What bubbles from an open menu is meant for that.
      if (!tools.includes(event.target)) return;
      const target = targetOf(event.key, tools, tools.indexOf(event.target));
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
};
