import "./template-editor.css";
import { useEffect, useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { TemplatePart, templateParts } from "../../../shared/administration/template-part.ts";
import type { ManagedTemplateSet } from "../../../shared/administration/templates.contract.ts";
import type { Versioned } from "../../app/client/call.ts";
import { Button } from "../../components/button.tsx";
import type { InWords } from "../../components/form/editor/differences.ts";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import { type EditorStart, useEditor } from "../../components/form/editor/use-editor.ts";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { FormField } from "../../components/form/form-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { MailPreview } from "../../components/mail-preview.tsx";
import { Select } from "../../components/select.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useAddressParameters, withParameters } from "../../components/use-address-parameters.ts";
import { administrationPaths, PART } from "../administration-paths.ts";
import { TemplateCode, type WantedPart } from "./template-code.tsx";
import { type TemplateForm, templateFormOf, templateResolver, templatesOf } from "./template-form.ts";
import { templateMutations, templateQueries } from "./templates.queries.ts";
import { fieldLabels, partGroups, partText, templatesText, editorText as text } from "./templates.text.ts";
import { useTemplatePreview } from "./use-template-preview.ts";

interface PartSlotProps {
  form: UseFormReturn<TemplateForm>;
  part: TemplatePart;
  onFocus: (part: TemplatePart) => void;
}

/** Lets a problem link open a template that is not rendered. */
const PartSlot = ({ form, part, onFocus }: PartSlotProps) => {
  const { ref } = useController({ control: form.control, name: part }).field;
  useEffect(() => ref({ focus: () => onFocus(part) }));
  return null;
};

interface PartPickerProps {
  part: TemplatePart;
  onPick: (part: TemplatePart) => void;
  isFaulty: (part: TemplatePart) => boolean;
}

const PartPicker = ({ part, onPick, isFaulty }: PartPickerProps) => {
  const labelOf = (one: TemplatePart) =>
    isFaulty(one) ? text.faulty(partText[one].label) : partText[one].label;
  const groups = partGroups.map(({ label, parts }) => ({
    label,
    items: parts.map((one) => ({ label: labelOf(one), value: one })),
  }));

  return (
    <FormField label={text.part} help={partText[part].help}>
      {({ id, ...aria }) => (
        <Select
          inputId={id}
          {...aria}
          value={part}
          options={groups}
          optionGroupLabel="label"
          optionGroupChildren="items"
          scrollHeight="400px"
          onChange={({ value }) => onPick(TemplatePart.parse(value))}
        />
      )}
    </FormField>
  );
};

const LONGEST = 200;

const firstDifferentLine = (own: string, other: string): string => {
  const [lines, others] = [own.split("\n"), other.split("\n")];
  const index = lines.findIndex((line, at) => line !== others[at]);
  const at = index < 0 ? lines.length : index;
  return text.line(at + 1, (lines[at] ?? "").slice(0, LONGEST));
};

/** Templates are long, so each shows its first line that differs. */
const templatesInWords: InWords<TemplateForm> = Object.fromEntries(
  templateParts.map((part) => [part, (form, other) => firstDifferentLine(form[part], other[part])]),
);

const usePart = () => {
  const [parameters, setParameters] = useAddressParameters();
  const part = TemplatePart.safeParse(parameters.get(PART)).data ?? "newsletterTemplate";
  const open = (next: TemplatePart) => setParameters(withParameters({ [PART]: next }), { replace: true });
  return [part, open] as const;
};

interface TemplateEditorProps extends EditorStart<TemplateForm, ManagedTemplateSet> {
  source?: Versioned<ManagedTemplateSet>;
}

export const TemplateEditor = ({ title, source, ...opened }: TemplateEditorProps) => {
  const toasts = useToasts();
  const [part, open] = usePart();
  const editor = useEditor<TemplateForm, ManagedTemplateSet>({
    ...opened,
    resolver: templateResolver,
    formOf: templateFormOf,
    labels: fieldLabels,
    edit: templateQueries.edit,
    saving: templateMutations.save,
    pathOf: (id) => administrationPaths.template(id, part),
  });
  const { form, stored } = editor;
  const { errors } = form.formState;
  // An object, so that a repeated request focuses a template that is open already.
  const [wanted, setWanted] = useState<WantedPart>();
  const base = stored ?? source;
  const templates = templatesOf(form.watch());
  const preview = useTemplatePreview(part, templates, {
    id: base?.data.id ?? "",
    etag: base?.etag,
    templates: base ? templatesOf(base.data) : templates,
  });
  const own = preview.faults.find(({ path }) => path === part);
  const other = preview.faults.find(({ path }) => path !== part);
  const faulty = templateParts.filter((one) => errors[one]);
  const focus = (one: TemplatePart) => {
    open(one);
    setWanted({ part: one });
  };

  const makeDefault = async () => {
    const saved = await editor.submit({ isDefault: true });
    if (saved) toasts.success(templatesText.madeDefault(saved.data.name));
  };

  return (
    <EditorFrame
      title={stored ? text.editTitle : title}
      editor={editor}
      inWords={templatesInWords}
      listPath={administrationPaths.templates}
      actions={
        stored &&
        (stored.data.isDefault ? (
          <StatusTag tone="success">{templatesText.isDefault}</StatusTag>
        ) : (
          <Button
            outlined
            label={templatesText.makeDefault}
            disabled={editor.isSaving}
            onClick={() => void makeDefault()}
          />
        ))
      }
    >
      <Stack>
        {templateParts.map((one) => (
          <PartSlot key={one} form={form} part={one} onFocus={focus} />
        ))}
        <FieldPair className="template-head">
          <TextField form={form} name="name" label={templatesText.name} required />
          <PartPicker part={part} onPick={open} isFaulty={(one) => faulty.includes(one)} />
        </FieldPair>
        <div className="template-columns">
          <div>
            <TemplateCode key={part} form={form} part={part} fault={own?.message} wanted={wanted} />
          </div>
          <div className="template-look">
            <MailPreview mail={preview.mail} error={preview.error} isWaiting={preview.isWaiting} />
            {other && (
              <FieldHelp>
                {text.otherPart(partText[TemplatePart.parse(other.path)].label, other.message)}
              </FieldHelp>
            )}
          </div>
        </div>
      </Stack>
    </EditorFrame>
  );
};
