import "./template-editor.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { TemplatePart } from "../../../shared/administration/template-part.ts";
import { lineIn } from "../../../shared/administration/template-place.ts";
import { Button } from "../../components/button.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { FormField } from "../../components/form/form-field.tsx";
import { Panel, Row } from "../../components/layout/layout.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import { CodeEditor, focusCode, goToLine, insertAtCursor } from "./code-editor.tsx";
import { blocks, placeholders } from "./placeholders.text.ts";
import type { TemplateForm } from "./template-form.ts";
import { templateQueries } from "./templates.queries.ts";
import { partText, editorText as text } from "./templates.text.ts";

interface PlaceholderHelpProps {
  part: TemplatePart;
  hasPlace: boolean;
  onInsert: (code: string) => void;
}

const PlaceholderHelp = ({ part, hasPlace, onInsert }: PlaceholderHelpProps) => {
  // On narrow screens the open help would separate code and preview.
  const isWide = useMinWidth(breakpoints.large);
  const rows = [
    ...placeholders[part].map(({ name, meaning }) => ({ code: `{{ ${name} }}`, meaning })),
    ...(blocks[part] ?? []),
  ];

  return (
    <Panel as="details" className="placeholders" pad="tight" open={isWide}>
      <summary>{text.placeholders}</summary>
      <FieldHelp>{hasPlace ? text.placeholdersHelp : text.placeCursor}</FieldHelp>
      <dl>
        {rows.map(({ code, meaning }) => (
          <div key={code}>
            <dt>
              <button
                type="button"
                // Must stay focusable, since the keyboard scrolls the list by it.
                aria-disabled={!hasPlace}
                aria-label={text.insert(code)}
                onClick={() => hasPlace && onInsert(code)}
              >
                <code>{code}</code>
              </button>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};

export interface WantedPart {
  readonly part: TemplatePart;
}

interface TemplateCodeProps {
  form: UseFormReturn<TemplateForm>;
  part: TemplatePart;
  fault: string | undefined;
  wanted: WantedPart | undefined;
}

export const TemplateCode = ({ form, part, fault, wanted }: TemplateCodeProps) => {
  const { label } = partText[part];
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [hasPlace, setHasPlace] = useState(false);
  const toasts = useToasts();
  const { data: original } = useQuery(templateQueries.original(part));
  const value = form.watch(part);
  const problem = fault ?? form.getFieldState(part, form.formState).error?.message;
  const line = problem === undefined ? undefined : lineIn(problem);

  useEffect(() => {
    if (wanted?.part === part && textarea.current) focusCode(textarea.current);
  }, [wanted, part]);

  const write = (code: string) =>
    form.setValue(part, code, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  const reset = () => {
    if (original === undefined) return;
    write(original);
    toasts.undo(text.wasReset(label), () => write(value));
  };

  return (
    <>
      <FormField label={text.code(label)} problem={problem}>
        {(control) => (
          <CodeEditor
            control={control}
            value={value}
            onChange={write}
            onFocus={() => setHasPlace(true)}
            textarea={textarea}
            faultyLine={line}
          />
        )}
      </FormField>
      <Row>
        {line !== undefined && (
          <Button
            outlined
            size="small"
            icon="pi pi-arrow-right"
            label={text.toLine(line)}
            onClick={() => textarea.current && goToLine(textarea.current, line)}
          />
        )}
        <Button
          text
          size="small"
          icon="pi pi-history"
          label={text.reset}
          disabled={original === undefined || original === value}
          onClick={reset}
        />
      </Row>
      <PlaceholderHelp
        part={part}
        hasPlace={hasPlace}
        onInsert={(code) => textarea.current && insertAtCursor(textarea.current, code)}
      />
    </>
  );
};
