import { Plural, Trans, useLingui } from '@lingui/react/macro';

export const Greeting = ({ name, count }: { name: string; count: number }) => {
  const { t } = useLingui();
  return (
    <p title={t({ message: 'Store', context: 'button' })}>
      <Trans>Good evening, {name}</Trans> <Plural value={count} one="# coin" other="# coins" />{' '}
      <Trans>Not translated yet</Trans>
    </p>
  );
};
