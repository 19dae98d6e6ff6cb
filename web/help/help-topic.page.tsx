import "./help.css";
import { Link, useParams } from "react-router-dom";
import { useViewer } from "../app/client/session.ts";
import { helpFor, isHelpTopic } from "../components/help/help-topics.ts";
import { Panel } from "../components/layout/layout.tsx";
import { NotAllowed, NotFound } from "../components/no-access.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { helpText as text } from "./help.text.ts";

const pictures = import.meta.glob<string>("./pictures/*.webp", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** Words of the portal stand between asterisks. */
const PART = /[*]([^*]+)[*]|[^*]+/g;

const Words = ({ children }: { children: string }) =>
  [...children.matchAll(PART)].map(({ 0: part, 1: word, index }) =>
    word ? <strong key={index}>{word}</strong> : part,
  );

interface PictureProps {
  name: string;
  alt: string;
}

/** Pictures have one size, so nothing moves when they load. */
const Picture = ({ name, alt }: PictureProps) => (
  <img
    className="help-picture"
    src={pictures[`./pictures/${name}.webp`]}
    alt={alt}
    width="800"
    height="500"
    loading="lazy"
  />
);

export const HelpTopicPage = () => {
  const { topic: id = "" } = useParams();
  const viewer = useViewer();
  if (!isHelpTopic(id)) return <NotFound />;
  const topic = helpFor(viewer).find((one) => one.id === id);
  if (!topic) return <NotAllowed />;
  const sections = Object.entries(topic.sections);

  return (
    <article className="help">
      <PageHeader title={`${text.title}: ${topic.title}`} meta={topic.intro} />
      <nav aria-label={text.contents}>
        <ul className="help-contents">
          {sections.map(([section, { title }]) => (
            <li key={section}>
              <Link to={`#${section}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(([section, { title, text: paragraphs, steps, picture }]) => (
        <Panel
          as="section"
          key={section}
          id={section}
          className="help-section"
          aria-labelledby={`${section}-title`}
        >
          <h2 id={`${section}-title`}>{title}</h2>
          {steps && (
            <ol>
              {steps.map((step) => (
                <li key={step}>
                  <Words>{step}</Words>
                </li>
              ))}
            </ol>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Words>{paragraph}</Words>
            </p>
          ))}
          {picture && <Picture name={`${id}-${section}`} alt={picture} />}
        </Panel>
      ))}
    </article>
  );
};
