import { failureText } from '@hoshikraft/async-state';
import { useApiForm } from '@hoshikraft/async-state/forms';
import { ApiFailure, type Schemas, storeQueries, useApi } from '@hoshikraft/api-client';
import { Button, Heading, Notice, RoleFace, Row, Text } from '@hoshikraft/ui';
import { Form, SubmitButton } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { RecipientField } from '../transfers/recipient-field.tsx';
import { OfferPrice, priceForAll } from './offer-price.tsx';
import { offersFor } from './offer-choice.ts';
import type { Order } from './purchase-order.ts';
import type { Choice } from './role-offers.tsx';
import { usePeriodMessages } from './store-messages.ts';
import { useRecipient } from './store-view.ts';

export interface RecipientStepProps {
  choice: Choice;
  serverName: string;
  ownLogin: string;
  onFound: (order: Order) => void;
  onClose: () => void;
}

/** Returns the message for a player who cannot receive this role. */
const useNothingToGive = () => {
  const { t } = useLingui();
  return (recipient: string, role: Schemas['StoreRole'] | undefined): string =>
    // The API does not reveal roles of other players, but only a player who has a role forever gets no offers of it.
    role?.offers.length === 0
      ? t`${recipient} already has this privilege forever.`
      : t`You can't give ${recipient} this privilege for this period right now.`;
};

/** Recipient of a gift. The API then returns the offers and prices for that player. */
export const RecipientStep = ({ choice, serverName, ownLogin, onFound, onClose }: RecipientStepProps) => {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const nothingToGive = useNothingToGive();
  const periods = usePeriodMessages();
  const { register, submit, setError, setValue, watch, formState, problem, setProblem } = useApiForm({
    defaultValues: { recipient: useRecipient() },
    onFailure: (error) => {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code !== 1) setProblem(failureText(i18n, error));
    },
  });
  const showError = (message: string): void => setError('recipient', { message }, { shouldFocus: true });
  const { role, period } = choice;
  const listed = role.prices.find((price) => price.period === period);

  const find = async (values: { recipient: string }): Promise<void> => {
    const login = values.recipient.trim();
    if (login === '') return showError(t`Enter the player's nickname.`);
    if (login.toLowerCase() === ownLogin.toLowerCase()) return showError(t`This is your own nickname.`);
    const query = storeQueries.roles(api, { server: role.serverId, recipient: login });
    const { items, recipient } = await queryClient.fetchQuery(query);
    const theirs = items.find(({ id }) => id === role.id);
    const [offer] = offersFor(theirs?.offers ?? [], period);
    if (recipient === null) return showError(t`This is your own nickname.`);
    if (theirs === undefined || offer === undefined) return showError(nothingToGive(recipient, theirs));
    onFound({ role: theirs, period, offer, recipient });
  };

  return (
    <Form onSubmit={submit(find)} aria-label={t`Who is the gift for?`} className="store-gift">
      <div className="store-goods">
        <RoleFace role={role.id} tier={role.tier} colour={role.color} size={96} />
        <div className="store-goods__about">
          <Heading level={3}>{role.name}</Heading>
          <p className="hk-muted">{serverName}</p>
          {listed && (
            <div className="store-gift__price">
              <OfferPrice price={priceForAll(listed)} />
              <span className="hk-muted">{periods[period].length}</span>
            </div>
          )}
          <Text tone="muted" size="small">{t`It arrives automatically: the player doesn't need to do anything.`}</Text>
        </div>
      </div>
      <RecipientField
        own={ownLogin}
        value={watch('recipient')}
        error={formState.errors.recipient?.message}
        field={register('recipient')}
        onPick={(login) => setValue('recipient', login, { shouldValidate: true })}
      />
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <Row justify="end">
        <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
        <SubmitButton loadingLabel={t`Looking for the player`}>{t`Continue`}</SubmitButton>
      </Row>
    </Form>
  );
};
