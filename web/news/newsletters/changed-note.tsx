import { ProblemBox } from "../../components/problem-box.tsx";
import { useNewsletterInWords } from "./newsletter-in-words.ts";
import { recipientsText } from "./newsletters.text.ts";
import { shownText as text } from "./sending.text.ts";
import { changesBetween, type ShownState } from "./shown-newsletter.ts";

export const ChangedNote = ({ before, now }: { before: ShownState; now: ShownState }) => {
  const { fields, others } = changesBetween(before, now, useNewsletterInWords());
  const isAlike = fields.length + others.length === 0;

  return (
    <ProblemBox>
      <strong>{text.title}</strong>
      <p>{isAlike ? text.alike : text.intro}</p>
      {!isAlike && (
        <ul className="newsletter-changes">
          {fields.map(({ name, label, mine, theirs }) => (
            <li key={name}>
              {label}: <del>{mine || recipientsText.none}</del> → <ins>{theirs || recipientsText.none}</ins>
            </li>
          ))}
          {others.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </ProblemBox>
  );
};
