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
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { administrationPaths } from "../administration-paths.ts";
import { PasswordSwitch } from "./password-switch.tsx";
import { SendWindowFields } from "./send-window-fields.tsx";
import { settingHelp, settingLabels, settingsText as text } from "./settings.text.ts";

const settingsQuery = editOf(settings.read, {});

const saveSettings = savingOf(settings, { update: (body: SettingsForm) => ({ body }) });

const formOf = (settings: Settings): SettingsForm => SettingsDraft.parse(settings);
const resolver = checkedBy(SettingsDraft);

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

  return (
    <EditorFrame title={text.title} editor={editor} listPath={administrationPaths.overview}>
      <Stack className="settings" gap={8}>
        <section aria-label={text.security}>
          <h2>{text.security}</h2>
          <CheckField
            form={form}
            name="requireSecondFactorForAdministrators"
            label={settingLabels.requireSecondFactorForAdministrators}
            help={settingHelp.requireSecondFactorForAdministrators}
          />
          <PasswordSwitch form={form} />
        </section>
        <section aria-label={text.newsletters}>
          <h2>{text.newsletters}</h2>
          <SendWindowFields form={form} />
          <CheckField
            form={form}
            name="countsNewsletterClicks"
            label={settingLabels.countsNewsletterClicks}
            help={settingHelp.countsNewsletterClicks}
          />
        </section>
        <section aria-label={text.fourEyes}>
          <h2>{text.fourEyes}</h2>
          {(["fourEyesForArticles", "fourEyesForNewsletters"] as const).map((name) => (
            <CheckField
              key={name}
              form={form}
              name={name}
              label={settingLabels[name]}
              help={settingHelp[name]}
            />
          ))}
        </section>
        <section aria-label={text.retention}>
          <h2>{text.retention}</h2>
          <TextField
            form={form}
            name="auditRetentionDays"
            label={settingLabels.auditRetentionDays}
            help={settingHelp.auditRetentionDays(formatNumber(MIN_AUDIT_DAYS), formatNumber(MAX_AUDIT_DAYS))}
            type="number"
            rules={{ valueAsNumber: true }}
            required
          />
          <TextField
            form={form}
            name="ledgerRetentionDays"
            label={settingLabels.ledgerRetentionDays}
            help={settingHelp.ledgerRetentionDays(
              formatNumber(MIN_LEDGER_DAYS),
              formatNumber(MAX_LEDGER_DAYS),
            )}
            type="number"
            rules={{ valueAsNumber: true }}
            required
          />
        </section>
        <section aria-label={text.cloud}>
          <h2>{text.cloud}</h2>
          <TextField
            form={form}
            name="cloudQuotaGb"
            label={settingLabels.cloudQuotaGb}
            help={settingHelp.cloudQuotaGb}
            type="number"
            rules={{ valueAsNumber: true }}
            required
          />
        </section>
        <section aria-label={text.material}>
          <h2>{text.material}</h2>
          <TextField
            form={form}
            name="materialOrderEmail"
            label={settingLabels.materialOrderEmail}
            help={settingHelp.materialOrderEmail}
            type="email"
          />
        </section>
        <section aria-label={text.applications}>
          <h2>{text.applications}</h2>
          <TextField
            form={form}
            name="applicationMonths"
            label={settingLabels.applicationMonths}
            help={settingHelp.applicationMonths}
            type="number"
            rules={{ valueAsNumber: true }}
            required
          />
        </section>
      </Stack>
    </EditorFrame>
  );
};
