import { useQuery } from "@tanstack/react-query";
import { BusyMark } from "../../components/busy-mark.tsx";
import { runningNewslettersQuery } from "../../components/running-newsletters.query.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { markText } from "./sending.text.ts";

const WHILE_RUNNING = 10_000;

export const SendingMark = () => {
  const { mayEditAnything } = useNewsRights();
  const { data: running = [] } = useQuery({
    ...runningNewslettersQuery(WHILE_RUNNING),
    enabled: mayEditAnything,
  });

  return running.length > 0 ? <BusyMark label={markText} /> : null;
};
