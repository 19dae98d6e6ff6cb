import { InputText } from "primereact/inputtext";
import { FormField } from "../../form/form-field.tsx";
import { pictureText as text } from "./picture.text.ts";

export const MOST_LETTERS = 300;

interface WordsFieldProps {
  value: string;
  onChange: (words: string) => void;
}

export const WordsField = ({ value, onChange }: WordsFieldProps) => (
  <FormField
    label={text.words}
    help={text.wordsHelp}
    problem={value.trim().length > MOST_LETTERS ? text.wordsLong : undefined}
  >
    {(control) => <InputText {...control} value={value} onChange={({ target }) => onChange(target.value)} />}
  </FormField>
);
