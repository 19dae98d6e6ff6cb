import { checkedBy } from "../../components/form/resolver.ts";
import "../administration.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { settings } from "../../../shared/administration/settings.contract.ts";
import {
  MAX_AUDIT_DAYS,
  MAX_LEDGER_DAYS,
  MIN_AUDIT_DAYS,
  MIN_LEDGER_DAYS,
  type Settings,
  SettingsDraft,
  type SettingsForm,
} from "../../../shared/administration/settings.ts";
import { savingOf } from "../../app/client/mutation-of.ts";
import { editOf } from "../../app/client/query-of.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import { useEditor } from "../../components/form/editor/use-editor.ts";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { administrationPaths } from "../administration-paths.ts";
import { PasswordSwitch } from "./password-switch.tsx";
import { SendWindowFields } from "./send-window-fields.tsx";
import { settingHelp, settingLabels, settingsText as text } from "./settings.text.ts";

const settingsQuery = editOf(settings.read, {});

const saveSettings = savingOf(settings, { update: (body: SettingsForm) => ({ body }) });

const formOf = (settings: Settings): SettingsForm => SettingsDraft.parse(settings);
const resolver = checkedBy(SettingsDraft);

const help = {
  ...settingHelp,
  auditRetentionDays: settingHelp.auditRetentionDays(
    formatNumber(MIN_AUDIT_DAYS),
    formatNumber(MAX_AUDIT_DAYS),
  ),
  ledgerRetentionDays: settingHelp.ledgerRetentionDays(
    formatNumber(MIN_LEDGER_DAYS),
    formatNumber(MAX_LEDGER_DAYS),
  ),
};

const wholeNumber = { type: "number", rules: { valueAsNumber: true }, required: true } as const;

export const SettingsPage = () => {
  const { data: stored } = useSuspenseQuery(settingsQuery);
  const editor = useEditor<SettingsForm, Settings>({
    stored,
    start: formOf(stored.data),
    resolver,
    formOf,
    labels: settingLabels,
    edit: () => settingsQuery,
    saving: saveSettings,
    pathOf: () => administrationPaths.settings,
  });
  const { form } = editor;
  const field = fieldsOf(form, settingLabels, help);

  return (
    <EditorFrame title={text.title} editor={editor} listPath={administrationPaths.overview}>
      <Stack className="settings" gap={8}>
        <section aria-label={text.security}>
          <h2>{text.security}</h2>
          <CheckField {...field("requireSecondFactorForAdministrators")} />
          <PasswordSwitch form={form} />
        </section>
        <section aria-label={text.newsletters}>
          <h2>{text.newsletters}</h2>
          <SendWindowFields form={form} />
          <CheckField {...field("countsNewsletterClicks")} />
        </section>
        <section aria-label={text.fourEyes}>
          <h2>{text.fourEyes}</h2>
          <CheckField {...field("fourEyesForArticles")} />
          <CheckField {...field("fourEyesForNewsletters")} />
        </section>
        <section aria-label={text.retention}>
          <h2>{text.retention}</h2>
          <TextField {...field("auditRetentionDays")} {...wholeNumber} />
          <TextField {...field("ledgerRetentionDays")} {...wholeNumber} />
        </section>
        <section aria-label={text.cloud}>
          <h2>{text.cloud}</h2>
          <TextField {...field("cloudQuotaGb")} {...wholeNumber} />
        </section>
        <section aria-label={text.material}>
          <h2>{text.material}</h2>
          <TextField {...field("materialOrderEmail")} type="email" />
        </section>
        <section aria-label={text.applications}>
          <h2>{text.applications}</h2>
          <TextField {...field("applicationMonths")} {...wholeNumber} />
        </section>
      </Stack>
    </EditorFrame>
  );
};
