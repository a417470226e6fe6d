import { useLingui } from '@lingui/react/macro';
import { LegalPage } from './legal-page.tsx';
import { privacyText } from './privacy-text.ts';

const PrivacyPage = () => {
  const { t } = useLingui();
  return (
    <LegalPage
      texts={privacyText}
      path="privacy"
      description={t`What data we keep about players, why, for how long, and how to delete it.`}
    />
  );
};

export default PrivacyPage;
