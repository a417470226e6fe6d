import { useApi } from '@hoshikraft/api-client';
import { fakeApi } from '@hoshikraft/fake-api';
import { createI18n } from '@hoshikraft/i18n';
import { useMutation } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, refused } from '../testing/render-admin.tsx';
import { AdminProviders, createAdminContext } from './admin-context.tsx';
import { messages } from './locales/en.po';
import { StepUpProvider } from './step-up-provider.tsx';

beforeAll(loadPages);

const ACT = 'POST /admin/deliveries/00000000-0000-4000-8000-000000000002/refund';

const Refund = () => {
  const api = useApi();
  const { mutate, status } = useMutation({
    mutationFn: () =>
      api.POST('/admin/deliveries/{deliveryId}/refund', {
        params: {
          path: { deliveryId: '00000000-0000-4000-8000-000000000002' },
          header: { 'Idempotency-Key': '00000000-0000-4000-8000-000000000003' },
        },
        body: { reason: 'Not delivered' },
      }),
  });
  return <button onClick={() => mutate()}>{`refund: ${status}`}</button>;
};

const show = () => {
  const { fetch, sent, requests } = fakeApi({
    [ACT]: (_request: Request, nth: number) =>
      nth === 1
        ? refused(403, 'proof_needed', { code: 3 })
        : {
            id: '00000000-0000-4000-8000-000000000004',
            at: '2027-06-01T10:00:00.000Z',
            operator: OPERATOR.login,
            kind: 'refund',
            player: { id: OPERATOR.playerId, login: OPERATOR.login },
            role: null,
            subject: null,
            reason: 'Not delivered',
            before: 'dead',
            after: 'refunded',
            address: null,
            undoes: null,
            undone: false,
          },
    'GET /user/auth/prove': { password: false, factors: [3], email: null, services: [] },
    'POST /user/auth/prove': { success: true },
  });
  globalThis.fetch = fetch as typeof globalThis.fetch;
  render(
    <AdminProviders context={createAdminContext(createI18n('en', messages))}>
      <StepUpProvider>
        <Refund />
      </StepUpProvider>
    </AdminProviders>,
  );
  return { sent, requests };
};

test('an act that needs a proof asks for it, and is then sent again with its key', async () => {
  const { sent, requests } = show();
  await userEvent.click(screen.getByRole('button', { name: 'refund: idle' }));
  await userEvent.type(await screen.findByLabelText('Two-factor code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('button', { name: 'refund: success' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await sent('POST /user/auth/prove')).toEqual([{ factorCode: '123456' }]);
  const acts = requests.filter(({ url }) => url.endsWith('/refund'));
  expect(acts).toHaveLength(2);
  expect(new Set(acts.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  expect(acts[0]?.headers.get('X-Hoshikraft-Page')).toBe('1');
});

test('an act whose proof is not given fails', async () => {
  const { sent } = show();
  await userEvent.click(screen.getByRole('button', { name: 'refund: idle' }));
  await screen.findByLabelText('Two-factor code');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByText('refund: error')).toBeVisible());
  expect(await sent(ACT)).toHaveLength(1);
});
