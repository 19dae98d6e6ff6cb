import "./sending-mark.css";
import { useQuery } from "@tanstack/react-query";
import { runningNewslettersQuery } from "../../components/running-newsletters.query.ts";
import { markText } from "./sending.text.ts";

const WHILE_RUNNING = 10_000;

export const SendingMark = () => {
  const { data: running = [] } = useQuery(runningNewslettersQuery(WHILE_RUNNING));

  return running.length > 0 ? (
    <span className="sending-mark" role="img" aria-label={markText} title={markText} />
  ) : null;
};
