import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatStamp } from "../../../shared/dates/dates.ts";
import type { PushDevice } from "../../../shared/notifications/push-device.ts";
import type { Topic } from "../../../shared/notifications/topics.ts";
import { forgetDevice, thisDevice } from "../../app/push/subscription.ts";
import { thisDeviceQuery } from "../../app/push/this-device.query.ts";
import { Button } from "../../components/button.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { rowText } from "../notifications/notifications.text.ts";
import { deviceMutations } from "./devices.queries.ts";
import { devicesText as text } from "./devices.text.ts";

interface DeviceRowProps {
  device: PushDevice;
  isHere: boolean;
  topics: readonly Topic[];
  onSaved: () => void;
}

export const DeviceRow = ({ device, isHere, topics, onSaved }: DeviceRowProps) => {
  const { id, usedAt } = device;
  const name = device.name ?? text.unknownDevice;
  const toasts = useToasts();
  const client = useQueryClient();
  const saving = useMutation({
    ...deviceMutations.update,
    // Serial, since each change starts from the last.
    scope: { id },
    onSuccess: onSaved,
    onError: toasts.problem,
  });
  const removing = useMutation({
    ...deviceMutations.remove,
    onSuccess: async () => {
      if ((await thisDevice()) === id) await forgetDevice();
      await client.invalidateQueries(thisDeviceQuery);
      toasts.success(text.removed(name));
    },
    onError: toasts.problem,
  });
  const { silentTopics, isQuiet } = saving.isPending ? saving.variables.body : device;
  const shown = topics.filter((topic) => !silentTopics.includes(topic));
  const change = (topic: Topic, isShown: boolean) => {
    const others = silentTopics.filter((one) => one !== topic);
    saving.mutate({ params: { id }, body: { isQuiet, silentTopics: isShown ? others : [...others, topic] } });
  };

  return (
    <li aria-label={name}>
      <div>
        <p className="device-name">
          {name}
          {isHere && <StatusTag tone="success">{text.here}</StatusTag>}
        </p>
        <p className="muted">{text.used(formatStamp(usedAt))}</p>
        <Check
          checked={isQuiet}
          onChange={({ target }) =>
            saving.mutate({ params: { id }, body: { silentTopics, isQuiet: target.checked } })
          }
        >
          {text.quiet}
        </Check>
        <details>
          <summary>{text.topics(shown.length, topics.length)}</summary>
          <p className="muted">{text.topicsHelp}</p>
          <div className="device-topics">
            {topics.map((topic) => (
              <Check
                key={topic}
                checked={shown.includes(topic)}
                onChange={({ target }) => change(topic, target.checked)}
              >
                {rowText[topic].label}
              </Check>
            ))}
          </div>
        </details>
      </div>
      <Button
        text
        label={text.remove}
        aria-label={text.removeNamed(name)}
        loading={removing.isPending}
        onClick={() => removing.mutate(id)}
      />
    </li>
  );
};
