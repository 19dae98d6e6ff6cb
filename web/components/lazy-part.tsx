import { lazy, useEffect, useRef } from "react";
import { problemText } from "../app/shell/app.text.ts";
import { useToasts } from "./toasts.tsx";

interface Closable {
  onClose: () => void;
}

export const NotLoaded = ({ onClose }: Closable) => {
  const toasts = useToasts();
  const isReported = useRef(false);

  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    toasts.failure(problemText.partNotLoaded);
    onClose();
  }, [toasts, onClose]);
  return null;
};

/** Unlike `lazy`, a failed load leaves the page and what was typed in place. */
export const lazyPart = <Props extends Closable>(load: () => Promise<React.ComponentType<Props>>) =>
  lazy<React.ComponentType<Props>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: NotLoaded }),
    ),
  );
