import { useLingui } from '@lingui/react/macro';
import { LegalPage } from './legal-page.tsx';
import { publicOfferText } from './public-offer-text.ts';

const PublicOfferPage = () => {
  const { t } = useLingui();
  return (
    <LegalPage
      texts={publicOfferText}
      path="public-offer"
      description={t`Terms of sale for privileges: payment, delivery, refunds and wipes.`}
    />
  );
};

export default PublicOfferPage;
