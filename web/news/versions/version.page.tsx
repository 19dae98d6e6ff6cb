import "./versions.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { Link, useParams } from "react-router-dom";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import { withoutImages } from "../../../shared/files/content-images.ts";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import type { Article } from "../../../shared/news/article.ts";
import type { Versioned } from "../../app/client/call.ts";
import { Button } from "../../components/button.tsx";
import { ChoiceBar } from "../../components/choice-bar.tsx";
import { comparedWords } from "../../components/form/editor/compared-words.ts";
import { type Difference, wholeDifferencesOf } from "../../components/form/editor/differences.ts";
import { SafeHtml } from "../../components/form/rich-text/safe-html.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { NotAllowed } from "../../components/no-access.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useAddressParameters, withParameters } from "../../components/use-address-parameters.ts";
import { articleFormOf } from "../articles/article-form.ts";
import { articleInWords } from "../articles/article-in-words.ts";
import { useAuthorNames } from "../articles/use-author-names.ts";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { useRestoring } from "./use-restoring.ts";
import { versionQueries } from "./versions.queries.ts";
import { restoreText, versionText as text, versionsText } from "./versions.text.ts";

const COMPARE = "vergleich";
const NOW = "jetzt";

const elements = { added: "ins", removed: "del" } as const;

const MarkedWords = ({ before, after }: { before: string; after: string }) =>
  comparedWords(before, after).map(({ words, space, kind }, at) => {
    if (kind === "same") return words;
    const Element = elements[kind];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a passage is its place
      <Fragment key={at}>
        <Element>
          <span className="visually-hidden">{text[kind]} </span>
          {words}
        </Element>
        {space}
      </Fragment>
    );
  });

/** `theirs` is the earlier text. */
const MarkedDifferences = ({ differences }: { differences: readonly Difference[] }) =>
  differences.map(({ name, label, theirs, mine }) => (
    <section key={name} className="version-difference" aria-labelledby={`difference-${name}`}>
      <h2 id={`difference-${name}`}>{label}</h2>
      {theirs === mine ? (
        <p className="muted">{text.noWords}</p>
      ) : (
        <p className="version-words">
          <MarkedWords before={theirs} after={mine} />
        </p>
      )}
    </section>
  ));

interface VersionProps {
  now: Versioned<Article>;
  version: string;
}

const Version = ({ now, version: named }: VersionProps) => {
  const { data: version } = useSuspenseQuery(versionQueries.one(now.data.id, named));
  const { content, before, modifiedAt, modifiedByName } = version;
  const [parameters, change] = useAddressParameters();
  const isWithNow = before === null || parameters.get(COMPARE) === NOW;
  const [old, later] = isWithNow ? [content, now.data] : [before, content];
  const office = useOfficeName();
  const people = useAuthorNames(later, old.authorId);
  const { restore, note } = useRestoring(now, version);
  const differences = wholeDifferencesOf(
    articleFormOf(later),
    articleFormOf(old),
    articleLabels,
    articleInWords({ office, people }),
  );

  return (
    <>
      <PageHeader
        title={text.title(formatDateTime(modifiedAt))}
        meta={
          <>
            <Link to={newsPaths.versions(now.data.id)}>{versionsText.title}</Link>
            {` · ${now.data.title} · ${modifiedByName ?? versionsText.somebody}`}
          </>
        }
        action={restore && <Button outlined icon="pi pi-undo" label={restoreText.verb} onClick={restore} />}
      />
      <Stack gap={6}>
        {note && <p>{note}</p>}
        {before !== null && (
          <ChoiceBar
            label={text.compare}
            choices={[
              { value: "", label: text.withBefore, icon: "pi-history" },
              { value: NOW, label: text.withNow, icon: "pi-clock" },
            ]}
            value={isWithNow ? NOW : ""}
            onChange={(value) => change(withParameters({ [COMPARE]: value }), { replace: true })}
          />
        )}
        <p className="muted" aria-live="polite">
          {differences.length === 0 ? text.same : isWithNow ? text.sinceThen : text.sinceBefore}
        </p>
        <MarkedDifferences differences={differences} />
        {content.content && (
          <details className="version-whole">
            <summary>{text.whole}</summary>
            <SafeHtml html={withoutImages(content.content) ?? ""} />
          </details>
        )}
      </Stack>
    </>
  );
};

export const VersionPage = () => {
  const { id = "", version = "" } = useParams();
  const { data: now } = useSuspenseQuery(versionQueries.now(id));
  const { mayEdit } = useNewsRights();
  if (!mayEdit(now.data.organisationId)) return <NotAllowed />;

  return <Version now={now} version={version} />;
};
