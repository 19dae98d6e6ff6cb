import "./placeholder-help.css";
import type { TemplatePart } from "../../../shared/administration/template-part.ts";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Panel } from "../../components/layout/panel.tsx";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import { blocks, placeholders } from "./placeholders.text.ts";
import { editorText as text } from "./templates.text.ts";

interface PlaceholderHelpProps {
  part: TemplatePart;
  hasPlace: boolean;
  onInsert: (code: string) => void;
}

export const PlaceholderHelp = ({ part, hasPlace, onInsert }: PlaceholderHelpProps) => {
  // Elsewhere it would separate code and preview.
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
