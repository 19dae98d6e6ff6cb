import "./devices.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useViewer } from "../../app/client/session.ts";
import { useInstallation } from "../../app/push/install-offer.ts";
import { thisDeviceQuery } from "../../app/push/this-device.query.ts";
import { useTurnOnDevice } from "../../app/push/use-turn-on-device.ts";
import { Button } from "../../components/button.tsx";
import { Row, Stack } from "../../components/layout/layout.tsx";
import { rowsFor } from "../notifications/notification-rows.ts";
import { profileQueries } from "../profile.queries.ts";
import { useSavedMark } from "../saved-mark.tsx";
import { DeviceRow } from "./device-row.tsx";
import { devicesQuery } from "./devices.queries.ts";
import { devicesText as text } from "./devices.text.ts";

const TurnOn = () => {
  const { mutate, isPending } = useTurnOnDevice();

  return (
    <Button outlined icon="pi pi-bell" label={text.turnOn} loading={isPending} onClick={() => mutate()} />
  );
};

export const OwnDevices = () => {
  const { data: person } = useSuspenseQuery(profileQueries.own);
  const { data: own } = useSuspenseQuery(devicesQuery);
  const { data: here } = useSuspenseQuery(thisDeviceQuery);
  const { note, mark } = useSavedMark();
  const install = useInstallation();
  const topics = rowsFor(person, useViewer()).flatMap(({ bell }) =>
    bell && !person.silentTopics?.includes(bell) ? bell : [],
  );
  const isOn = own.data.some(({ id }) => id === here.id);

  return (
    <section className="own-devices" aria-label={text.title}>
      <Row className="settings-head" gap={4} lines={0} align="baseline" spread>
        <h2>{text.title}</h2>
        {mark}
      </Row>
      <p>{text.about}</p>
      {here.ability !== "able" && <p className="muted">{text.impossible[here.ability]}</p>}
      <Row>
        {here.ability === "able" && !isOn && <TurnOn />}
        {install && (
          <Button outlined icon="pi pi-download" label={text.install} onClick={() => void install()} />
        )}
      </Row>
      {own.data.length > 0 && (
        <>
          <Stack as="ul" className="session-list" gap={2}>
            {own.data.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isHere={device.id === here.id}
                topics={topics}
                onSaved={note}
              />
            ))}
          </Stack>
          <p className="muted">{text.quietHelp}</p>
        </>
      )}
    </section>
  );
};
