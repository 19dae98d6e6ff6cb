import "./code-editor.css";
import { useMemo } from "react";
import type { FieldControl } from "../../components/form/form-field.tsx";

interface CodeEditorProps {
  control: FieldControl;
  value: string;
  onChange: (value: string) => void;
  onFocus: () => void;
  textarea: React.RefObject<HTMLTextAreaElement | null>;
  /** Counts from 1. */
  faultyLine: number | undefined;
}

const LINE = 20;
const PADDING = 8;
const LIQUID = /(\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\})/;

/** Lies behind a textarea with the same text, which cannot colour its own. */
const Marks = ({ value }: { value: string }) => {
  const pieces = useMemo(() => value.split(LIQUID), [value]);
  return (
    <pre className="code-marks">
      {pieces.map((piece, index) =>
        // The split puts separators at every odd index; pieces have no state of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
        index % 2 ? <mark key={index}>{piece}</mark> : piece,
      )}
      {"\n"}
    </pre>
  );
};

const lineNumbers = (value: string) =>
  Array.from({ length: value.split("\n").length }, (_, index) => index + 1).join("\n");

export const CodeEditor = ({ control, value, onChange, onFocus, textarea, faultyLine }: CodeEditorProps) => (
  <div className="code" data-invalid={control["aria-invalid"]}>
    <pre className="code-lines" aria-hidden="true">
      {lineNumbers(value)}
    </pre>
    <div className="code-text">
      <div aria-hidden="true">
        {faultyLine !== undefined && (
          <div className="code-fault" style={{ top: PADDING + (faultyLine - 1) * LINE }} />
        )}
        <Marks value={value} />
      </div>
      <textarea
        {...control}
        ref={textarea}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
    </div>
  </div>
);

/** Otherwise the browser scrolls the whole text instead of its box. */
export const focusCode = (textarea: HTMLTextAreaElement): void => textarea.focus({ preventScroll: true });

/** Dispatched like typing, so that undo works. */
export const insertAtCursor = (textarea: HTMLTextAreaElement, text: string): void => {
  focusCode(textarea);
  textarea.setRangeText(text, textarea.selectionStart, textarea.selectionEnd, "end");
  textarea.dispatchEvent(new Event("input", { bubbles: true }));
};

export const goToLine = (textarea: HTMLTextAreaElement, line: number): void => {
  const start =
    textarea.value
      .split("\n")
      .slice(0, line - 1)
      .join("\n").length + (line > 1 ? 1 : 0);
  focusCode(textarea);
  textarea.setSelectionRange(start, start);
  const box = textarea.closest(".code");
  if (!box) return;
  box.scrollTop = Math.max(0, (line - 4) * LINE);
  box.scrollLeft = 0;
};
