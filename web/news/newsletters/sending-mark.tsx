import { useQuery } from "@tanstack/react-query";
import { frameQuery } from "../../app/client/frame.query.ts";
import { BusyMark } from "../../components/busy-mark.tsx";
import { markText } from "./sending.text.ts";

/** As fresh as the bell, with which it is asked for. */
export const SendingMark = () => {
  const { data } = useQuery(frameQuery);

  return data?.isSending ? <BusyMark label={markText} /> : null;
};
