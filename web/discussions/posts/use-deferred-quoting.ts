import { useCallback, useRef } from "react";
import type { Quoting } from "../../components/answers/answer-editor.tsx";

/** Queues quotations until the editor has loaded its draft. */
export const useDeferredQuoting = () => {
  const editor = useRef<Quoting>(null);
  const waiting = useRef<((editor: Quoting) => void)[]>([]);

  const ref = useCallback((found: Quoting | null) => {
    editor.current = found;
    if (found) for (const act of waiting.current.splice(0)) act(found);
  }, []);
  const once = (act: (editor: Quoting) => void) => {
    if (editor.current) act(editor.current);
    else waiting.current.push(act);
  };

  return {
    ref,
    isWaiting: useCallback(() => waiting.current.length > 0, []),
    focus: () => once((found) => found.focus()),
    quote: (html: string) => once((found) => found.quote(html)),
  };
};
