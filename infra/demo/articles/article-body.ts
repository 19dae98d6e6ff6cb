import { html } from "../../../functions/platform/html/html.ts";
import type { SafeHtml } from "../../../functions/platform/html/safe-html.ts";
import type { Chance } from "../chance.ts";
import { towns } from "../organisations/towns.ts";
import { personName } from "../people/person-name.ts";
import { type angleText, exampleOf, phrases, articleText as text } from "./phrases.text.ts";
import type { Topic, TopicGroup } from "./topics.ts";

export type Angle = keyof typeof angleText;

interface Writing {
  readonly topic: Topic;
  readonly group: TopicGroup;
  readonly chance: Chance;
}

const section = (heading: string, ...content: readonly SafeHtml[]) => html`<h2>${heading}</h2>${content}`;
const paragraph = (...sentences: readonly string[]) => html`<p>${sentences.join(" ")}</p>`;
const bullets = (items: readonly string[]) => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

const one = (chance: Chance, from: readonly string[]) => chance.helpers.arrayElement(from);

const figuresTable = ({ figures }: Topic) => html`<table>
<thead><tr><th>${text.figure}</th><th>${text.value}</th></tr></thead>
<tbody>${figures.map(([label, value]) => html`<tr><td>${label}</td><td>${value}</td></tr>`)}</tbody>
</table>`;

const intro = ({ chance }: Writing) => paragraph(one(chance, phrases.opening));

const reading = ({ topic, group: { source }, chance }: Writing) =>
  section(
    text.reading,
    html`<p>${text.legal(topic.law)} ${text.more} <a href="${source.url}">${source.name}</a>.</p>`,
    html`<p><em>${one(chance, phrases.closing)}</em></p>`,
  );

const advice = ({ chance }: Writing) =>
  section(text.advice, html`<blockquote><p>${one(chance, phrases.advice)}</p></blockquote>`);

const example = ({ group, topic, chance }: Writing) => [
  section(
    text.situation,
    paragraph(
      exampleOf(
        group.readers,
        personName(chance),
        one(
          chance,
          towns.map(({ name }) => name),
        ),
      ),
    ),
    paragraph(one(chance, phrases.context)),
  ),
  section(
    text.solution,
    paragraph(text.exampleSolved),
    bullets(chance.helpers.arrayElements([...topic.points], 3)),
  ),
  section(text.result, figuresTable(topic), paragraph(topic.answer)),
];

const questions = ({ topic, chance }: Writing) => [
  html`<h3>${topic.question}</h3>${paragraph(topic.answer)}`,
  html`<h3>${text.mostImportant}</h3>${paragraph(...chance.helpers.arrayElements([...topic.points], 2))}`,
  html`<h3>${text.when}</h3>${paragraph(text.whenAnswer)}`,
  html`<h3>${text.who}</h3>${bullets(phrases.before)}`,
  section(text.figures, figuresTable(topic)),
];

const middles: Readonly<Record<Angle, (writing: Writing) => readonly SafeHtml[]>> = {
  news: (writing) => [
    section(text.about, paragraph(one(writing.chance, phrases.context))),
    section(text.glance, bullets(writing.topic.points)),
    section(text.figures, figuresTable(writing.topic)),
    html`<h3>${writing.topic.question}</h3>${paragraph(writing.topic.answer)}`,
  ],
  steps: ({ topic, chance }) => [
    section(text.about, paragraph(one(chance, phrases.context))),
    section(
      text.steps,
      html`<ol>${[one(chance, phrases.before), ...topic.points, one(chance, phrases.after)].map((step) => html`<li>${step}</li>`)}</ol>`,
    ),
  ],
  mistakes: ({ topic, chance }) => [
    section(text.mistakes, bullets(chance.helpers.shuffle([...topic.points]))),
    section(text.about, paragraph(one(chance, phrases.context)), paragraph(topic.question, topic.answer)),
    section(text.figures, figuresTable(topic)),
  ],
  example,
  questions,
};

export const articleBody = (angle: Angle, writing: Writing): string =>
  html`${intro(writing)}${middles[angle](writing)}${advice(writing)}${reading(writing)}`.html;
