import { useQuery } from "@tanstack/react-query";
import { actorOf } from "../../../shared/contract/permissions.ts";
import type { Article } from "../../../shared/news/article.ts";
import { useViewer } from "../../app/client/session.ts";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { fourEyesOf } from "../release/releasers.queries.ts";
import { secondPersonText as text } from "./articles.text.ts";

const MOST = 5;

type Written = Pick<Article, "organisationId" | "writtenBy" | "modifiedBy">;

/** Who may publish, where it must be another than who wrote last. */
export const SecondPersonNote = ({
  article: { organisationId, writtenBy, modifiedBy },
}: {
  article: Written;
}) => {
  const viewer = useViewer();
  const { data } = useQuery(fourEyesOf(organisationId));
  if (!data?.articles) return null;
  const writer = writtenBy ?? modifiedBy;
  if (writer !== actorOf(viewer)) return <FieldHelp>{text.youMay}</FieldHelp>;
  const others = data.people.filter(({ id }) => id !== writer);
  const editors = others.filter(({ isAdmin }) => !isAdmin);
  const names = (editors.length > 0 ? editors : others).map(({ name }) => name);
  return (
    <FieldHelp>
      {names.length === 0 ? text.nobody : text.othersMay(names.slice(0, MOST), names.length)}
    </FieldHelp>
  );
};
