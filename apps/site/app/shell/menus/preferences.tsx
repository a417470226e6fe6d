import { inLanguage, LOCALES } from '@hoshikraft/shared';
import { Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useSiteFacts } from '../../framework/page/site-facts.tsx';
import { RegionChoice } from '../region-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Each language is named in itself, so that its readers find it. */
const LANGUAGE_NAMES = { ru: 'Русский', en: 'English', uk: 'Українська' } as const;

const LanguageList = () => {
  const { t } = useLingui();
  const { locale } = useSiteFacts();
  const location = useLocation();
  return (
    <ul className="site-languages" aria-label={t`Language`}>
      {LOCALES.map((other) => (
        <li key={other}>
          {/* The layout of all pages then changes the language (locale-layout.tsx): everything typed on the page stays. */}
          <Link
            className="hk-menu__item"
            href={inLanguage(other, location)}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[other]}
          </Link>
        </li>
      ))}
      <li className="site-languages__absent">
        <span lang="uk">{LANGUAGE_NAMES.uk}</span>: {t`not available yet`}
      </li>
    </ul>
  );
};

/** Language, theme and region, for the header's menu and for the phone menu. */
export const Preferences = () => {
  const { t } = useLingui();
  return (
    <div className="site-place">
      <p className="site-place__title">{t`Language`}</p>
      <LanguageList />
      <ThemeChoice />
      <p className="site-place__title">{t`Region`}</p>
      <RegionChoice />
    </div>
  );
};
