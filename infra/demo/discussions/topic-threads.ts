import { type Topic, topics } from "../articles/topics.ts";
import type { Chance } from "../chance.ts";
import { type ThreadText, topicText as text } from "./discussions.text.ts";

const places = [
  [topics.tax, "forum-einkommensteuer"],
  [topics.accounting, "forum-bilanzierung"],
  [topics.labour, "forum-lohn"],
  [topics.doctors, "forum-aerzte"],
  [topics.succession, "forum-umgruendungen"],
] as const;

const forumOf = (subject: string, forum: string): string => {
  if (/Grunderwerb|Immobilien/.test(subject)) return "forum-immobilien";
  if (/Reverse Charge|Kleinunternehmer|Umsatzsteuer/.test(subject)) return "forum-umsatzsteuer";
  if (/Registrierkasse|Belege/.test(subject)) return "forum-registrierkassen";
  if (/Telearbeit/.test(subject)) return "forum-homeoffice";
  return /Lehrlinge/.test(subject) ? "forum-lehrlinge" : forum;
};

const asked = ({ subject, question, answer }: Topic, chance: Chance) => ({
  title: `${subject}: ${question}`,
  text: chance.helpers.arrayElement(text.asked)(question),
  answers: [answer, ...chance.helpers.arrayElements(text.thanks, { min: 0, max: 3 })],
});

const explained = ({ subject, summary, points }: Topic, chance: Chance) => ({
  title: text.explained(subject),
  text: text.explaining(summary),
  answers: [
    ...chance.helpers.arrayElements(points, { min: 1, max: points.length }),
    chance.helpers.arrayElement(text.thanks),
  ],
});

export const topicThreads = (chance: Chance): ThreadText[] =>
  chance.helpers.shuffle(
    places.flatMap(([{ topics }, forum]) =>
      topics.flatMap((topic) =>
        [asked(topic, chance), explained(topic, chance)].map((thread) => ({
          ...thread,
          forum: forumOf(topic.subject, forum),
        })),
      ),
    ),
  );
