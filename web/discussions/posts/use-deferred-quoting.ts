import { useCallback, useRef } from "react";
import type { Quoting } from "../../components/answers/answer-editor.tsx";

/** The editor waits for its draft: what is to stand or begin in it until then is not lost. */
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
