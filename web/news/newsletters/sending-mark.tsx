import { useQuery } from "@tanstack/react-query";
import { frameQuery } from "../../app/client/frame.query.ts";
import { busyMarkText } from "../../components/busy-mark.text.ts";
import { BusyMark } from "../../components/busy-mark.tsx";

export const SendingMark = () => {
  const { data } = useQuery(frameQuery);

  return data?.isSending ? <BusyMark label={busyMarkText.sending} /> : null;
};
