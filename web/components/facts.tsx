import "./facts.css";
import { factsText as text } from "./components.text.ts";
import { FieldHelp } from "./form/field-help.tsx";
import { Grid, Stack } from "./layout/layout.tsx";

export type Fact = readonly [label: string, value: React.ReactNode];

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Stack as="dl" className="fact-list" gap={3}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || <span className="muted">{text.unknown}</span>}</dd>
      </div>
    ))}
  </Stack>
);

interface FactSectionProps {
  title: string;
  facts: readonly Fact[];
  help?: string;
}

export const Details = ({ className = "", children }: { className?: string; children: React.ReactNode }) => (
  <Grid className={`details ${className}`.trim()} fit align="start">
    {children}
  </Grid>
);

export const FactSection = ({ title, facts, help }: FactSectionProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {help && <FieldHelp>{help}</FieldHelp>}
    <FactList facts={facts} />
  </section>
);
