import { useId, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { fold, wordsOf } from "../../../shared/fold.ts";
import type { MaterialArticle, MaterialGroup } from "../../../shared/material/material-list.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Panel, Stack } from "../../components/layout/layout.tsx";
import { SearchField } from "../../components/list/search-field.tsx";
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

const ArticleFields = ({ form, article, isSpecial }: ArticleFieldsProps) => {
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

interface MaterialGroupsProps {
  form: UseFormReturn<OrderForm>;
  groups: readonly MaterialGroup[];
}

interface ArticlesProps extends Pick<MaterialGroupsProps, "form"> {
  articles: readonly MaterialArticle[];
  isSpecial: boolean;
}

const FEW = 12;

const Articles = ({ form, articles, isSpecial }: ArticlesProps) => (
  <ul className="material-articles">
    {articles.map((article) => (
      <ArticleFields key={article.id} form={form} article={article} isSpecial={isSpecial} />
    ))}
  </ul>
);

const matching = (articles: readonly MaterialArticle[], groupName: string, words: readonly string[]) =>
  articles.filter(({ name, description }) => {
    const folded = fold([groupName, name, description].join(" "));
    return words.every((word) => folded.includes(word));
  });

export const MaterialGroups = ({ form, groups }: MaterialGroupsProps) => {
  const [term, setTerm] = useState("");
  const words = wordsOf(term);
  const found = groups
    .map(({ articles, specials = [], ...group }) => ({
      ...group,
      key: [...articles, ...specials].map(({ id }) => id).join(" "),
      articles: matching(articles, group.name, words),
      specials: matching(specials, group.name, words),
    }))
    .filter(({ articles, specials }) => articles.length + specials.length > 0);
  const count = groups.reduce(
    (sum, { articles, specials = [] }) => sum + articles.length + specials.length,
    0,
  );

  return (
    <Stack gap={4}>
      {count > FEW && <SearchField term={term} label={text.search} onSearch={setTerm} />}
      {found.length === 0 && <p role="status">{text.notFound}</p>}
      {found.map(({ key, name, description, articles, specials }) => (
        <Panel as="section" key={key} aria-label={name}>
          <h2>{name}</h2>
          {description && <p className="muted">{description}</p>}
          {articles.length > 0 && <Articles form={form} articles={articles} isSpecial={false} />}
          {specials.length > 0 && (
            <>
              <h3>{text.specials}</h3>
              <Articles form={form} articles={specials} isSpecial />
            </>
          )}
        </Panel>
      ))}
    </Stack>
  );
};
