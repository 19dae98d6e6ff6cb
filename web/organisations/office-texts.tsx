import type { Organisation } from "../../shared/organisations/organisation.ts";
import { Stack } from "../components/layout/stack.tsx";
import { Tabs } from "../components/tabs.tsx";
import { officeText as text } from "./organisations.text.ts";

interface OfficeTextProps {
  title: string;
  /** `lang` is a code of BCP 47; one without `words` is omitted. */
  versions: readonly { readonly name: string; readonly lang: string; readonly words: string | null }[];
}

const OfficeText = ({ title, versions }: OfficeTextProps) => {
  const tabs = versions.flatMap(({ name, lang, words }) =>
    words
      ? [
          {
            name,
            content: (
              <p className="office-text" lang={lang}>
                {words}
              </p>
            ),
          },
        ]
      : [],
  );
  if (tabs.length === 0) return null;

  return (
    <Stack as="section" gap={1}>
      <h2>{title}</h2>
      <Tabs label={title} tabs={tabs} />
    </Stack>
  );
};

export const OfficeTexts = ({ office }: { office: Organisation }) => (
  <Stack gap={6}>
    <OfficeText
      title={text.websiteTexts}
      versions={[
        { name: text.german, lang: "de", words: office.websiteDescriptionDE },
        { name: text.english, lang: "en", words: office.websiteDescriptionEN },
        { name: text.italian, lang: "it", words: office.websiteDescriptionIT },
      ]}
    />
    <OfficeText
      title={text.contactTexts}
      versions={[
        { name: text.german, lang: "de", words: office.contactDescriptionDE },
        { name: text.english, lang: "en", words: office.contactDescriptionEN },
      ]}
    />
  </Stack>
);
