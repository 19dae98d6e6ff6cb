import "./multi-select-field.css";
import { useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { Chip } from "../../chip.tsx";
import { multiSelectText as text } from "../../components.text.ts";
import { Row } from "../../layout/layout.tsx";
import { Select } from "../../select.tsx";
import { type FieldProps, FormField } from "../form-field.tsx";

interface Option {
  readonly label: string;
  readonly value: string;
}

interface MultiSelectFieldProps<Form extends FieldValues> extends FieldProps<Form> {
  options: readonly Option[];
  add: string;
}

const MANY = 10;

const messageIn = (error: unknown): string | undefined => {
  if (Array.isArray(error)) return error.map(messageIn).find((message) => message !== undefined);
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" ? error.message : undefined;
};

export const MultiSelectField = <Form extends FieldValues>(props: MultiSelectFieldProps<Form>) => {
  const { form, name, label, options, help, add } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const [announcement, setAnnouncement] = useState("");
  const values: readonly string[] = field.value ?? [];
  const chosen = values.map(
    (value) => options.find((option) => option.value === value) ?? { label: text.unnamed, value },
  );
  const others = options.filter(({ value }) => !values.includes(value));

  const choose = (value: string) => {
    field.onChange([...values, value]);
    setAnnouncement(text.added(options.find((option) => option.value === value)?.label ?? ""));
  };
  const remove = (removed: Option) => {
    field.onChange(values.filter((value) => value !== removed.value));
    setAnnouncement(text.removed(removed.label));
  };

  return (
    <FormField label={label} problem={messageIn(fieldState.error)} help={help}>
      {({ id, ...aria }) => (
        <>
          <Select
            inputId={id}
            {...aria}
            inputRef={field.ref}
            value={null}
            options={others}
            filter={others.length > MANY}
            placeholder={add}
            emptyMessage={text.allChosen}
            onChange={({ value }: { value: string | null }) => value !== null && choose(value)}
            onBlur={field.onBlur}
          />
          {chosen.length > 0 && (
            <Row as="ul" className="chosen" aria-label={label}>
              {chosen.map((option) => (
                <li key={option.value}>
                  <Chip
                    label={option.label}
                    removeLabel={text.remove(option.label)}
                    onRemove={() => remove(option)}
                  />
                </li>
              ))}
            </Row>
          )}
          <span className="visually-hidden" aria-live="polite">
            {announcement}
          </span>
        </>
      )}
    </FormField>
  );
};
