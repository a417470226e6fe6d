import { failureText, type IdempotentMutation } from '@hoshikraft/async-state';
import { useApiForm } from '@hoshikraft/async-state/forms';
import { ApiFailure, type Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice, Row, Text } from '@hoshikraft/ui';
import { Form, SelectField, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { Plural, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useMain } from '../../framework/page/use-main.ts';
import { RecipientField } from './recipient-field.tsx';
import { useOwnCoins } from './use-own-coins.ts';

interface CoinsFormProps {
  auth: Schemas['AuthState'];
  once: IdempotentMutation<Schemas['CoinTransferOrder'], Schemas['CoinTransfer']>;
  onClose: () => void;
}

interface Values {
  serverId: string;
  login: string;
  amount: string;
}

/** Parses a number of coins, spaces allowed (`1 000`); NaN if it is not valid. */
const parseCoins = (typed: string): number => {
  const digits = typed.replace(/\s/g, '');
  return /^\d{1,12}$/.test(digits) && Number(digits) > 0 ? Number(digits) : Number.NaN;
};

export const CoinsForm = ({ auth, once, onClose }: CoinsFormProps) => {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const servers = useMain()?.servers ?? [];
  const coinsOn = useOwnCoins(auth);
  const opened = useSearchParams()[0].get('server');
  const openedServer = servers.find(({ id }) => id === opened)?.id;
  const { unknown, findingOut, pending } = once;
  const form = useApiForm<Values>({
    defaultValues: { serverId: openedServer ?? auth.preferredServer ?? '', login: '', amount: '' },
    onFailure: (error): void => {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 1) return;
      const wrong = error.fields['amount'];
      if (wrong !== undefined) return form.setError('amount', { message: wrong }, { shouldFocus: true });
      form.setProblem(failureText(i18n, error));
    },
  });
  const { register, setValue, submit, watch, formState, problem } = form;
  const { errors } = formState;
  const { serverId, login, amount } = watch();

  const has = coinsOn(serverId);
  const left = has === undefined ? Number.NaN : has - parseCoins(amount);

  const checkAmount = (typed: string): string | true => {
    if (Number.isNaN(parseCoins(typed))) return t`Enter a whole number of coins.`;
    const shown = number(has ?? 0);
    return has !== undefined && parseCoins(typed) > has ? t`You only have ${shown} on this server.` : true;
  };
  const checkLogin = (typed: string): string | true => {
    if (typed.trim() === '') return t`Enter the player's nickname.`;
    return typed.trim().toLowerCase() === auth.data.login.toLowerCase() ? t`This is your own nickname.` : true;
  };
  const send = (values: Values) =>
    once.sendAsync({ serverId: values.serverId, login: values.login.trim(), amount: parseCoins(values.amount) });

  return (
    <Form onSubmit={submit(send)} aria-label={t`Send coins`} className="transfer-form">
      <SelectField
        label={t`Server`}
        error={errors.serverId?.message}
        value={serverId}
        {...register('serverId', { validate: (id) => id !== '' || t`Select server` })}
      >
        <option value="">{t`Select server`}</option>
        {servers.map(({ id, documentMeta }) => {
          const coins = coinsOn(id);
          return (
            <option key={id} value={id}>
              {coins === undefined ? documentMeta.serverName : `${documentMeta.serverName} — ${number(coins)}`}
            </option>
          );
        })}
      </SelectField>
      <RecipientField
        own={auth.data.login}
        value={login}
        error={errors.login?.message}
        field={register('login', { validate: checkLogin })}
        onPick={(picked) => setValue('login', picked, { shouldValidate: true })}
      />
      <TextField
        label={t`Amount`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        className="hk-tabular"
        error={errors.amount?.message}
        {...register('amount', { validate: checkAmount })}
      />
      <div role="status" className="transfer-left">
        {left >= 0 && (
          <Text tone="muted">
            <Plural value={left} one="You will have # coin left" other="You will have # coins left" />
          </Text>
        )}
      </div>
      {unknown && (
        <Notice tone="warn" live="alert" title={t`Connection lost`}>
          {findingOut
            ? t`We're checking whether the coins were sent. They won't be sent twice.`
            : t`We couldn't confirm that the coins were sent. Try again: they won't be sent twice.`}
        </Notice>
      )}
      {problem !== null && !unknown && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <Row justify="end">
        <Button variant="quiet" disabled={pending && !unknown} onClick={onClose}>{t`Cancel`}</Button>
        <SubmitButton loadingLabel={unknown ? t`Checking` : t`Sending`}>
          {unknown ? t`Try again` : t`Send`}
        </SubmitButton>
      </Row>
    </Form>
  );
};
