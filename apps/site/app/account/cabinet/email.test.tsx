import { cabinetQueries, type Schemas } from '@hoshikraft/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, never } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import { MAIN, pageOf } from './cabinet-fixtures.ts';
import * as page from './email.tsx';

/** What the head of the cabinet shows. */
const OVERVIEW = [...cabinetQueries.all(), 'overview'];

type Mail = Schemas['MailSettings'];

const soon = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const mailOf = (more: Partial<Mail> = {}): Mail => ({
  email: 'k•••@mail.example',
  emailRefused: false,
  form: 'send_code',
  newEmail: null,
  codeRefused: false,
  codeUntil: null,
  triesLeft: 0,
  resendAt: null,
  ...more,
});
const sent = (more: Partial<Mail> = {}): Mail =>
  mailOf({ form: 'enter_code', codeUntil: soon(10), triesLeft: 5, resendAt: soon(1), ...more });
const sentNew = (more: Partial<Mail> = {}): Mail =>
  sent({ form: 'enter_new_code', newEmail: 'new@mail.example', ...more });
const CHANGED: Schemas['AccountEvent'] = {
  id: '7',
  at: '2026-05-02T12:00:00.000Z',
  target: 'mail',
  kind: 'mail_changed',
  service: null,
  address: '203.0.113.0/24',
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
};

const open = (mail: unknown, more: Answers = {}) =>
  openPage(page, {
    at: '/ru/cabinet/email',
    auth: authOf('Kitsune'),
    answers: { 'GET /main': MAIN, 'GET /user/settings/mail': mail, 'GET /user/history': pageOf([]), ...more },
  });
const bodies = (requests: readonly Request[]) =>
  Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.clone().json()));
const refused = (fields: Record<string, string>) => () =>
  Response.json(
    {
      error_code: 1,
      error_message: 'Проверьте форму',
      details: { type: 'form_invalid', description: 'Исправьте', fields },
    },
    { status: 422 },
  );

describe('a change of email', () => {
  it('goes through its four forms', async () => {
    const user = userEvent.setup();
    let sends = 0;
    const { requests, context } = open(mailOf(), {
      'POST /user/settings/mail/reset': () => (++sends === 1 ? sent() : sentNew()),
      'POST /user/settings/mail/verify': () =>
        sends === 1 ? mailOf({ form: 'new_email' }) : mailOf({ email: 'n•••@mail.example' }),
    });
    expect(await screen.findByRole('button', { name: 'Отправить код' })).toBeInTheDocument();
    expect(screen.queryByText(/^Шаг/)).toBeNull();
    context.queryClient.setQueryData(OVERVIEW, {});
    await user.click(screen.getByRole('button', { name: 'Отправить код' }));
    await user.type(await screen.findByRole('textbox', { name: 'Код из письма' }), '123456');
    expect(screen.getByText('Шаг 2 из 4')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
    await user.type(await screen.findByRole('textbox', { name: 'Новая почта' }), ' new@mail.example ');
    await user.click(screen.getByRole('button', { name: 'Отправить код' }));
    expect(await screen.findByText('Шаг 4 из 4')).toBeInTheDocument();
    expect(screen.getByText(/new@mail\.example/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Код из письма' }), '654321');
    await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
    expect(await screen.findByText('Почта изменена')).toBeInTheDocument();
    expect(context.queryClient.getQueryState(OVERVIEW)).toMatchObject({ isInvalidated: true });
    expect(screen.getByText('Почта изменена').closest('[role="status"]')).toHaveTextContent(/n•••@mail\.example/);
    expect(screen.queryByText(/^Шаг/)).toBeNull();
    expect(await bodies(requests)).toEqual([{}, { code: '123456' }, { email: 'new@mail.example' }, { code: '654321' }]);
  });

  it('continues at its current step when the page is opened again, and can be cancelled', async () => {
    const user = userEvent.setup();
    open(sentNew(), { 'POST /user/settings/mail/cancel': mailOf() });
    expect(await screen.findByText('Шаг 4 из 4')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Оставить всё как есть' }));
    expect(await screen.findByRole('button', { name: 'Отправить код' })).toBeInTheDocument();
  });

  it('shows a wrong code at its field and preserves the input', async () => {
    const user = userEvent.setup();
    open(sent(), { 'POST /user/settings/mail/verify': refused({ code: 'Код не подошёл.' }) });
    const field = await screen.findByRole('textbox', { name: 'Код из письма' });
    await user.type(field, '111111');
    await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
    expect(await screen.findByText('Код не подошёл.')).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('111111');
  });

  it.each([
    ['out of time', sent({ codeUntil: soon(-1), resendAt: soon(-5) })],
    ['tried too often', sent({ triesLeft: 0, resendAt: soon(-5) })],
  ])('offers another code for one that is %s', async (_name, mail) => {
    const user = userEvent.setup();
    const { requests } = open(mail, { 'POST /user/settings/mail/reset': sent() });
    expect(await screen.findByText(/больше не действует/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Код из письма' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Отправить ещё один код' }));
    expect(await screen.findByRole('textbox', { name: 'Код из письма' })).toBeInTheDocument();
    expect(await bodies(requests)).toEqual([{}]);
  });

  it('disables requesting another code for a while', async () => {
    open(sent());
    expect(await screen.findByRole('button', { name: /^Ещё один код через \d+ секунд/ })).toBeDisabled();
  });

  it('shows that the mail server refused the code, and enters a new address again', async () => {
    const user = userEvent.setup();
    let mail = sentNew({ newEmail: 'typo@mail.example' });
    const { requests, context } = open(() => mail, { 'POST /user/settings/mail/reset': sentNew() });
    expect(await screen.findByRole('textbox', { name: 'Код из письма' })).toBeInTheDocument();
    mail = { ...mail, codeRefused: true };
    void context.queryClient.refetchQueries({ queryKey: ['mail', 'settings'] });
    const field = await screen.findByRole('textbox', { name: 'Новая почта' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Не удалось доставить код на typo@mail.example: почтовый сервер не принял письмо. Исправьте адрес',
    );
    expect(screen.getByText('Шаг 3 из 4')).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveValue('typo@mail.example'));
    await user.clear(field);
    await user.type(field, 'new@mail.example');
    await user.click(screen.getByRole('button', { name: 'Отправить код' }));
    expect(await screen.findByText('Шаг 4 из 4')).toBeInTheDocument();
    expect(await bodies(requests)).toEqual([{ email: 'new@mail.example' }]);
  });

  it('shows that messages to the current address are refused, and whom to write to', async () => {
    open(sent({ emailRefused: true, codeRefused: true, resendAt: soon(-1) }));
    expect(await screen.findByText('Не удалось доставить письмо на k•••@mail.example')).toBeInTheDocument();
    expect(screen.getByText(/Не удалось доставить код на k•••@mail\.example/)).toBeInTheDocument();
    expect(screen.queryByText(/Ваша почта:/)).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Код из письма' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Отправить ещё один код' })).toBeEnabled();
    expect(screen.getByText(/Нет доступа к текущей почте\?/)).toBeVisible();
  });

  it('shows the step of another device when the step here has ended', async () => {
    const user = userEvent.setup();
    let mail = sent();
    open(() => mail, {
      'POST /user/settings/mail/verify': () => {
        mail = mailOf({ form: 'new_email' });
        const details = { type: 'mail_change_over', description: 'Начните заново' };
        return Response.json({ error_code: 5, error_message: 'Уже не нужно', details }, { status: 409 });
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Код из письма' }), '111111');
    await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
    expect(await screen.findByRole('textbox', { name: 'Новая почта' })).toBeInTheDocument();
  });

  it('shows the typed address again after a confirmation on another site', async () => {
    const user = userEvent.setup();
    const mail = mailOf({ form: 'new_email' });
    const left = open(mail, { 'POST /user/settings/mail/reset': never });
    await user.type(await screen.findByRole('textbox', { name: 'Новая почта' }), 'new@mail.example');
    await user.click(screen.getByRole('button', { name: 'Отправить код' }));
    await waitFor(() => expect(left.requests.some(({ method }) => method === 'POST')).toBe(true));
    left.unmount();
    open(mail, { 'POST /user/settings/mail/reset': sentNew() });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Новая почта' })).toHaveValue('new@mail.example'));
    await user.click(screen.getByRole('button', { name: 'Отправить код' }));
    expect(await screen.findByText('Шаг 4 из 4')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('starts with the new address if there is none', async () => {
    open(mailOf({ email: null, form: 'new_email' }));
    expect(await screen.findByRole('textbox', { name: 'Новая почта' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Оставить всё как есть' })).not.toBeInTheDocument();
  });
});

describe('the history of the email', () => {
  it('shows each event with its time and device', async () => {
    open(mailOf(), { 'GET /user/history': pageOf([CHANGED]) });
    expect(await screen.findByText('Почта изменена')).toBeInTheDocument();
    expect(screen.getByText(/Firefox, Linux, 203\.0\.113\.0\/24/)).toBeInTheDocument();
  });

  it('shows changes by support without a device', async () => {
    open(mailOf(), { 'GET /user/history': pageOf([{ ...CHANGED, kind: 'mail_given', address: null, device: null }]) });
    expect(await screen.findByText('Почту сменила поддержка')).toBeInTheDocument();
  });

  it('has an empty state, and its failure does not replace the page', async () => {
    open(mailOf(), { 'GET /user/history': failing });
    expect(await screen.findByRole('button', { name: 'Отправить код' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('It broke on our side')).toBeInTheDocument());
  });
});

it('shows contacts to a player who has lost the current mailbox', async () => {
  open(mailOf());
  expect(await screen.findByText(/Нет доступа к текущей почте\?/)).toBeVisible();
  const contact = screen.getByRole('link', { name: 'operator@example.org' });
  expect(contact).toHaveAttribute('href', 'mailto:operator@example.org');
  expect(screen.getByText(/Укажите ник, старую и новую почту/)).toBeVisible();
});
