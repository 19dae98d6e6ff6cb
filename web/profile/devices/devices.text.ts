import { QUIET_FROM, QUIET_UNTIL } from "../../../shared/notifications/quiet-hours.ts";
import type { PushAbility } from "../../app/push/push-ability.ts";

export const devicesText = {
  title: "Benachrichtigungen auf Geräten",
  about:
    "Was die Glocke meldet, zeigt Ihr Gerät auch, wenn das Portal nicht offen ist: mit Namen und Titel, und so auch auf dem gesperrten Bildschirm. Es endet dort, wenn Sie sich abmelden.",
  install: "App installieren",
  turnOn: "Auf diesem Gerät einschalten",
  impossible: {
    denied:
      "In diesem Browser sind Benachrichtigungen des Portals gesperrt. Erlauben Sie sie in den Einstellungen der Seite, die neben ihrer Adresse stehen, und laden Sie sie neu.",
    notInstalled:
      "Auf diesem Gerät geht es, wenn das Portal auf dem Home-Bildschirm liegt: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie es von dort.",
    unable: "Dieser Browser kann das nicht. Es geht mit Chrome, Edge, Firefox und Safari.",
  } satisfies Readonly<Record<Exclude<PushAbility, "able">, string>>,
  unknownDevice: "Unbekanntes Gerät",
  here: "Dieses Gerät",
  used: (when: string) => `Portal zuletzt offen ${when}`,
  quiet: `Ruhe von ${QUIET_FROM} bis ${QUIET_UNTIL} Uhr und am Wochenende`,
  quietHelp: "Was in der Ruhe geschieht, meldet nur die Glocke.",
  topics: (shown: number, all: number) => (shown === all ? "Zeigt alles" : `Zeigt ${shown} von ${all}`),
  topicsHelp:
    "Was nicht in Ihrer Glocke steht, kommt auch hier nicht. Lesebestätigungen und Freigaben kommen immer.",
  remove: "Entfernen",
  removeNamed: (device: string) => `${device} entfernen`,
  removed: (device: string) => `${device} zeigt keine Benachrichtigungen mehr.`,
};
