import { useQuery, useQueryClient } from "@tanstack/react-query";
import { get, set } from "idb-keyval";
import { pushStore } from "../app/client/push-owner.ts";
import { pushText as text } from "../app/push/push.text.ts";
import { pushAbility } from "../app/push/push-ability.ts";
import { useTurnOnDevice } from "../app/push/use-turn-on-device.ts";
import { Button } from "../components/button.tsx";
import { ifKept } from "../components/if-kept.ts";
import { Row } from "../components/layout/layout.tsx";

const DECLINED = "declined";

const offerQuery = {
  queryKey: ["pushOffer"],
  queryFn: async () =>
    pushAbility() === "able" &&
    Notification.permission === "default" &&
    !(await ifKept(async () => get<boolean>(DECLINED, pushStore()))),
};

/** Offered once, beside unread notifications. */
export const PushOffer = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient();
  const { data: isOffered } = useQuery(offerQuery);
  const close = async () => {
    await ifKept(async () => set(DECLINED, true, pushStore()));
    // Its button disappears, which would lose the focus.
    onClose();
    client.setQueryData(offerQuery.queryKey, false);
  };
  const { mutate, isPending } = useTurnOnDevice(close);
  if (!isOffered) return null;

  return (
    <div className="bell-offer">
      <p>{text.offer}</p>
      <Row gap={2}>
        <Button size="small" outlined label={text.turnOn} loading={isPending} onClick={() => mutate()} />
        <Button size="small" text label={text.decline} onClick={close} />
      </Row>
    </div>
  );
};
