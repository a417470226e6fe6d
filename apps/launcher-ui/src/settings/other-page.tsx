import { useSession } from '@hoshikraft/auth-session';
import { useLocale } from '@hoshikraft/i18n';
import type { Locale } from '@hoshikraft/shared';
import { LOCALES } from '@hoshikraft/shared';
import { Button, Facts, SegmentedControl } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_NAMES, useSwitchLanguage } from '../shell/language.ts';
import { useLauncherFacts } from '../shell/launcher-facts.tsx';
import { ProxyForm } from './proxy-form.tsx';
import { ResetMods } from './reset-mods.tsx';
import { SettingsLayout, SettingsPart } from './settings-layout.tsx';
import { VerifyFiles } from './verify-files.tsx';

const Language = () => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <SegmentedControl<Locale>
      label={t`Language`}
      options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      value={locale}
      onChange={useSwitchLanguage()}
    />
  );
};

const Account = () => {
  const { t } = useLingui();
  const locale = useLocale();
  const session = useSession();
  if (session.kind !== 'signed-in') return null;
  const { login } = session.auth.data;
  return (
    <SettingsPart title={t`Account`}>
      <div className="settings__choice">
        <p>{t`You're signed in as ${login}.`}</p>
        <Button variant="danger" startIcon="logout" href={`/${locale}/logout`}>
          {t`Sign out`}
        </Button>
      </div>
    </SettingsPart>
  );
};

/** Files, optional mods, language, sign-out, proxy and versions. */
export const OtherPage = () => {
  const { t } = useLingui();
  const { serviceVersion, uiVersion } = useLauncherFacts();
  return (
    <SettingsLayout title={t`Other settings`}>
      <SettingsPart title={t`Client files`}>
        <VerifyFiles />
      </SettingsPart>
      <div className="settings__pair">
        <div className="settings__column">
          <SettingsPart title={t`Optional mods`}>
            <ResetMods />
          </SettingsPart>
          <SettingsPart title={t`Proxy`}>
            <ProxyForm />
          </SettingsPart>
        </div>
        <div className="settings__column">
          <SettingsPart title={t`Language`}>
            <Language />
          </SettingsPart>
          <Account />
          <SettingsPart title={t`Versions`}>
            <Facts
              items={[
                { key: 'service', label: t`Launcher`, value: serviceVersion },
                { key: 'pages', label: t`Interface`, value: uiVersion === '' ? t`under development` : uiVersion },
              ]}
            />
          </SettingsPart>
        </div>
      </div>
    </SettingsLayout>
  );
};
