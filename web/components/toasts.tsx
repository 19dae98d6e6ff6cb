import type { Toast, ToastMessage } from "primereact/toast";
import { createContext, useContext, useMemo, useRef, useState } from "react";
import { ApiProblem } from "../app/client/api-problem.ts";
import { problemText } from "../app/shell/app.text.ts";
import { Button } from "./button.tsx";
import { toastText } from "./components.text.ts";
import { deferredCode, retryTransient, withPrime } from "./deferred-code.ts";
import { breakpoints, useMinWidth } from "./use-media-query.ts";

interface Toasts {
  readonly success: (text: string) => void;
  readonly failure: (text: string) => void;
  /** For failures that no part of the page shows. */
  readonly problem: (error: unknown) => void;
  readonly undo: (text: string, onUndo: () => void) => void;
  /** Reports a background event with an action; stays until it is closed. */
  readonly offer: (text: string, action: ToastAction) => void;
}

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export const toastCode = deferredCode(
  retryTransient(withPrime(async () => (await import("primereact/toast")).Toast)),
);

const SHORT = 5_000;
/** In ms: long enough to read, to reach for the button and to change one's mind. */
const LONG = 10_000;

const ToastsContext = createContext<Toasts | undefined>(undefined);

const wordsOf = (error: unknown) => (error instanceof ApiProblem ? error : problemText.unreadable);

const offerMessage = (
  text: string,
  { label, run }: ToastAction,
  stay: Pick<ToastMessage, "life" | "sticky">,
  close: (message: ToastMessage) => void,
): ToastMessage => {
  const take = () => {
    close(message);
    run();
  };
  const message: ToastMessage = {
    severity: "info",
    summary: text,
    ...stay,
    detail: <Button text size="small" label={label} onClick={take} />,
  };
  return message;
};

export const ToastsProvider = ({ children }: { children: React.ReactNode }) => {
  const toast = useRef<Toast>(null);
  const waiting = useRef<ToastMessage[]>([]);
  const [isUsed, setUsed] = useState(false);
  const { code } = toastCode.useOnceNeeded(isUsed);
  const isWide = useMinWidth(breakpoints.small);

  const toasts = useMemo<Toasts>(() => {
    const show = (message: ToastMessage) => {
      if (toast.current) return toast.current.show(message);
      waiting.current.push(message);
      setUsed(true);
    };
    const showAction = (text: string, action: ToastAction, stay: Parameters<typeof offerMessage>[2]) =>
      show(offerMessage(text, action, stay, (message) => toast.current?.remove(message)));
    return {
      success: (text) => show({ severity: "success", summary: text, life: SHORT }),
      failure: (text) => show({ severity: "error", summary: text, life: LONG }),
      problem: (error) => {
        const { title, detail } = wordsOf(error);
        show({
          severity: "error",
          summary: title,
          detail: detail === title ? undefined : detail,
          life: LONG,
        });
      },
      offer: (text, action) => showAction(text, action, { sticky: true }),
      undo: (text, run) => showAction(text, { label: toastText.undo, run }, { life: LONG }),
    };
  }, []);

  return (
    <ToastsContext value={toasts}>
      {children}
      {code && isUsed && (
        <code.Prime>
          <code.Component
            ref={(place) => {
              toast.current = place;
              if (place && waiting.current.length > 0) place.show(waiting.current.splice(0));
            }}
            position={isWide ? "bottom-right" : "top-center"}
          />
        </code.Prime>
      )}
    </ToastsContext>
  );
};

export const useToasts = (): Toasts => {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error("Toasts are shown by the shell: render this component inside ToastsProvider.");
  return toasts;
};
