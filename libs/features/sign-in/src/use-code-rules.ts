import { useLingui } from '@lingui/react/macro';

/** Characters of the shortest code, that of a bot, an app or an email; a recovery code has more. */
const SHORTEST = 6;

interface CodeRules {
  required: string;
  minLength: { value: number; message: string };
}

/** Rules for the field of a code: one that is not whole is not sent, because it would cost a try. */
export const useCodeRules = (): CodeRules => {
  const { t } = useLingui();
  return { required: t`Enter the code.`, minLength: { value: SHORTEST, message: t`Enter the whole code.` } };
};
