import { useLingui } from '@lingui/react/macro';
import { LegalPage } from './legal-page.tsx';
import { privacyText } from './privacy-text.ts';

const PrivacyPage = () => {
  const { t } = useLingui();
  return (
    <LegalPage
      texts={privacyText}
      path="privacy"
      description={t`What data the project keeps about players, why, for how long, and how to have it removed.`}
    />
  );
};

export default PrivacyPage;
