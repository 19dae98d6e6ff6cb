import "./facts.css";
import { factsText as text } from "./components.text.ts";

/** What is known of something, under its label; nothing where it is not known. */
export type Fact = readonly [label: string, value: React.ReactNode];

/** Labelled facts; one that is not known says so. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="fact-list">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || <span className="muted">{text.unknown}</span>}</dd>
      </div>
    ))}
  </dl>
);

interface FactSectionProps {
  title: string;
  facts: readonly Fact[];
  help?: string;
}

/** A box of facts under its heading; stands in `.details` beside its like. */
export const FactSection = ({ title, facts, help }: FactSectionProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {help && <p className="field-help">{help}</p>}
    <FactList facts={facts} />
  </section>
);
