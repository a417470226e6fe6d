import { useLingui } from '@lingui/react/macro';
import { LegalPage } from './legal-page.tsx';
import { publicOfferText } from './public-offer-text.ts';

const PublicOfferPage = () => {
  const { t } = useLingui();
  return (
    <LegalPage
      texts={publicOfferText}
      path="public-offer"
      description={t`The terms on which privileges are sold: payment, delivery, refunds and wipes.`}
    />
  );
};

export default PublicOfferPage;
