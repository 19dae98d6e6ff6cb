import { Button } from "primereact/button";
import { useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { PersonPicker } from "../../components/people/person-picker.tsx";
import { PickedBox } from "../../components/people/picked-box.tsx";
import { usePersonNames } from "../../components/people/use-person-names.ts";
import type { ArticleForm } from "./article-form.ts";
import { articleFields, articleEditorText as text } from "./articles.text.ts";

interface AuthorFieldProps {
  form: UseFormReturn<ArticleForm>;
  formerName: string | null | undefined;
}

export const AuthorField = ({ form, formerName }: AuthorFieldProps) => {
  const [isPicking, setIsPicking] = useState(false);
  const { field } = useController({ control: form.control, name: "authorId" });
  const { value: id = null, onChange, ref } = field;
  const name = usePersonNames(id).get(id ?? "") ?? formerName;

  return (
    <CheckGroup>
      <legend>{articleFields.authorId}</legend>
      <PickedBox
        actions={
          <>
            <Button
              ref={ref}
              type="button"
              outlined
              label={id === null ? text.pickAuthor : text.changeAuthor}
              onClick={() => setIsPicking(true)}
            />
            {id !== null && (
              <Button type="button" text label={text.removeAuthor} onClick={() => onChange(null)} />
            )}
          </>
        }
      >
        {id === null ? <p className="muted">{text.noAuthor}</p> : <p>{name}</p>}
      </PickedBox>
      {isPicking && (
        <PersonPicker onPick={(person) => onChange(person.id)} onClose={() => setIsPicking(false)} />
      )}
    </CheckGroup>
  );
};
