import { useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { MaterialArticle } from "../../../shared/material/material-list.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { orderText as text } from "../material.text.ts";
import { itemName, type OrderForm } from "./order-form.ts";

interface ArticleFieldsProps {
  form: UseFormReturn<OrderForm>;
  article: MaterialArticle;
  isSpecial: boolean;
}

const detailsOf = ({
  id: _id,
  name: _name,
  description: _description,
  unit: _unit,
  ...rest
}: MaterialArticle) => Object.entries(rest).map(([label, value]) => `${label}: ${String(value)}`);

export const ArticleFields = ({ form, article, isSpecial }: ArticleFieldsProps) => {
  const { name, description, unit } = article;
  const nameId = useId();
  const item = itemName(article.id);
  const [quantity, note] = useWatch({
    control: form.control,
    name: [`${item}.quantity`, `${item}.note`] as const,
  });
  const details = detailsOf(article);

  return (
    <li className="material-article">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in the grid */}
      <div role="group" className="material-article-fields" aria-labelledby={nameId}>
        <div className="material-article-about">
          <p id={nameId} className="material-article-name">
            {name}
          </p>
          {description && <p>{description}</p>}
          {details.length > 0 && <p className="muted">{details.join(" · ")}</p>}
        </div>
        <TextField
          form={form}
          name={`${item}.quantity`}
          label={unit ? text.quantityIn(unit) : text.quantity}
          type="number"
        />
        {(quantity || note) && (
          <div className="material-article-note">
            <TextField
              form={form}
              name={`${item}.note`}
              label={isSpecial ? text.specialNote : text.itemNote}
              rows={isSpecial ? 3 : 1}
              required={isSpecial}
            />
          </div>
        )}
      </div>
    </li>
  );
};
