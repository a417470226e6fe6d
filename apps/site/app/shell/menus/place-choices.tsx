import { LOCALES, REGIONS } from '@hoshikraft/shared';
import { classNames, SegmentedControl } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useSiteFacts } from '../../page/site-facts.tsx';
import { useRegion } from '../region.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** Each language in itself, so that it is found by whoever reads it. */
const LANGUAGE_NAMES = { ru: 'Русский', en: 'English', uk: 'Українська' } as const;

/** The page that sign-in leads back to, as far as its language. */
const WAY_BACK = /([?&]return_to=(?:\/|%2F))(?:ru|en)(?=\/|%2F|\?|%3F|&|$)/i;

/** The same page in another language: its address, with query and anchor; the page that it leads back to as well. */
const inLanguage = (locale: string, { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname.replace(/^\/[a-z]{2}(?=\/|$)/, `/${locale}`) + search.replace(WAY_BACK, `$1${locale}`) + hash;

const LanguageList = () => {
  const { t } = useLingui();
  const { locale } = useSiteFacts();
  const location = useLocation();
  return (
    <ul className="site-languages" aria-label={t`Language`}>
      {LOCALES.map((other) => (
        <li key={other}>
          {/* A full load: words, titles and texts of the API all change at once, and the server keeps the choice. */}
          <a
            className={classNames('hk-menu__item', 'site-language')}
            href={inLanguage(other, location)}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[other]}
          </a>
        </li>
      ))}
      <li className="hk-menu__item site-language site-language--absent">
        <span lang="uk">{LANGUAGE_NAMES.uk}</span>
        <span className="site-language__note">{t`not available yet`}</span>
      </li>
    </ul>
  );
};

/** Language, region and theme, for the header's menu and for the phone menu. */
export const PlaceChoices = () => {
  const { t } = useLingui();
  const { region, setRegion } = useRegion();
  const names = { russia: t`Russia`, global: t`World` };
  return (
    <div className="site-place">
      <p className="site-place__title">{t`Language`}</p>
      <LanguageList />
      <p className="site-place__title">{t`Region`}</p>
      <SegmentedControl
        label={t`Region`}
        fullWidth
        options={REGIONS.map((value) => ({ value, label: names[value] }))}
        value={region}
        // A toast has told why the switch goes back.
        onChange={(value) => void setRegion(value).catch(() => undefined)}
      />
      <p className="site-place__help">{t`Your region decides which payment methods you see.`}</p>
      <ThemeChoice />
    </div>
  );
};
