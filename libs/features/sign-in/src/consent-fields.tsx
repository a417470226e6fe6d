import { Link } from '@hoshikraft/ui';
import { CheckboxField } from '@hoshikraft/ui/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { RegisterValues } from './register-values.ts';
import type { SignInPlatform } from './sign-in-platform.ts';

type Consent = `consents.${keyof RegisterValues['consents']}`;

export interface ConsentFieldsProps {
  documents: SignInPlatform['documents'];
  /** `register` of the form that contains the consents. */
  register: (name: Consent, rules: { required: string }) => UseFormRegisterReturn;
  errors: FieldErrors<RegisterValues>['consents'];
}

const Document = ({ href, children }: { href: string; children?: ReactNode }) => (
  <Link href={href} target="_blank">
    {children}
  </Link>
);

/** The three consents required for a registration (docs/product/accounts.md#registration). */
export const ConsentFields = ({ documents, register, errors }: ConsentFieldsProps) => {
  const { t } = useLingui();
  const required = t`You need to accept this to create an account.`;
  return (
    <div className="hk-consents">
      <CheckboxField
        label={
          <Trans>
            I accept the <Document href={documents.publicOffer}>public offer</Document>
          </Trans>
        }
        error={errors?.publicOffer?.message}
        {...register('consents.publicOffer', { required })}
      />
      <CheckboxField
        label={
          <Trans>
            I agree to the <Document href={documents.privacyPolicy}>privacy policy</Document>
          </Trans>
        }
        error={errors?.privacyPolicy?.message}
        {...register('consents.privacyPolicy', { required })}
      />
      <CheckboxField
        label={
          <Trans>
            I agree to follow the <Document href={documents.rules}>project rules</Document>
          </Trans>
        }
        error={errors?.rules?.message}
        {...register('consents.rules', { required })}
      />
    </div>
  );
};
