import { screen } from "@testing-library/react";
import { useState } from "react";
import { vi } from "vitest";
import type { FilePurpose } from "../../../../../shared/files/file.ts";
import { FormField } from "../../../../../web/components/form/form-field.tsx";
import { RichTextEditor } from "../../../../../web/components/form/rich-text/rich-text-editor.tsx";
import { renderPage } from "../../../render-page.tsx";

interface TextFormProps {
  initial: string;
  onChange: (html: string) => void;
  imagePurpose?: FilePurpose | undefined;
}

export const TextForm = ({ initial, onChange, imagePurpose }: TextFormProps) => {
  const [html, setHtml] = useState(initial);
  const change = (value: string) => {
    setHtml(value);
    onChange(value);
  };

  return (
    <>
      <FormField label="Text" required>
        {(control) => (
          <RichTextEditor {...control} value={html} onChange={change} imagePurpose={imagePurpose} />
        )}
      </FormField>
      <button type="button" onClick={() => setHtml("<p>Vom Server</p>")}>
        Neu laden
      </button>
    </>
  );
};

/** Shows the editor in a form that can be filled anew. */
export const showText = async (initial: string, imagePurpose?: FilePurpose) => {
  const onChange = vi.fn<(html: string) => void>();
  const page = renderPage(<TextForm initial={initial} onChange={onChange} imagePurpose={imagePurpose} />);
  const editor = await screen.findByRole("textbox", { name: /^Text/ });
  return { ...page, editor, onChange };
};
