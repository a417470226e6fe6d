import { renderToString } from 'react-dom/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NeedsScriptsContext } from '../parts/needs-scripts.ts';
import { TooLongContext } from '../parts/too-long.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { CodeField } from './code-field.tsx';
import { Form, SubmitButton } from './form.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const words = { show: 'Показать пароль', hide: 'Скрыть пароль' };

function SignIn({ send }: { send: (values: object) => unknown }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { login: '', password: '', server: 'hitech', agree: false },
  });
  const { errors } = formState;
  return (
    <Form onSubmit={handleSubmit((values) => send(values))}>
      <TextField label="Ник" {...register('login', { required: 'Введите ник' })} error={errors.login?.message} />
      <PasswordField
        label="Пароль"
        autoComplete="current-password"
        labels={words}
        {...register('password', { required: 'Введите пароль' })}
        error={errors.password?.message}
      />
      <SelectField label="Сервер" {...register('server')}>
        <option value="hitech">HiTech</option>
        <option value="magic-rpg">Magic RPG</option>
      </SelectField>
      <CheckboxField
        label={
          <>
            Принимаю <a href="/ru/rules">правила</a>
          </>
        }
        {...register('agree', { required: 'Нужно согласие' })}
        error={errors.agree?.message}
      />
      <SubmitButton loadingLabel="Входим">Войти</SubmitButton>
    </Form>
  );
}

test('a text that is too long stays as it was pasted, is refused in words, and is not sent', async () => {
  const send = jest.fn();
  render(
    <TooLongContext value={(length, most) => `Символов ${length}, а можно ${most}`}>
      <Form onSubmit={send}>
        <TextField label="Ник" maxLength={4} />
        <SubmitButton loadingLabel="Входим">Войти</SubmitButton>
      </Form>
    </TooLongContext>,
  );
  const field = screen.getByLabelText('Ник');
  await userEvent.click(field);
  await userEvent.paste('🌸🌸🌸🌸5');
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect([send.mock.calls, document.activeElement]).toEqual([[], field]);
  expect(field).toHaveValue('🌸🌸🌸🌸5');
  expect(field).toHaveAccessibleDescription('Символов 5, а можно 4');
  await userEvent.type(field, '{Backspace}{Enter}');
  expect(field).not.toHaveAccessibleDescription('Символов 5, а можно 4');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a search that is too long stays as it was pasted, and is refused in words', async () => {
  const Search = () => {
    const [value, setValue] = useState('');
    return <SearchField label="Поиск" maxLength={4} value={value} onChange={({ target }) => setValue(target.value)} />;
  };
  render(
    <TooLongContext value={(length, most) => `Символов ${length}, а можно ${most}`}>
      <Search />
    </TooLongContext>,
  );
  const field = screen.getByLabelText('Поиск');
  await userEvent.click(field);
  await userEvent.paste('🌸🌸🌸🌸5');
  expect(field).toHaveValue('🌸🌸🌸🌸5');
  expect(field).toHaveAccessibleDescription('Символов 5, а можно 4');
});

test('pasted text loses invisible characters in every field but a password', async () => {
  const pasted = 'Мо\u00ADё\u200B и\u202Eмя\u2800\u0007';
  render(
    <>
      <TextField label="Ник" />
      <TextField label="О себе" rows={2} />
      <SearchField label="Поиск" />
      <PasswordField label="Пароль" autoComplete="new-password" labels={words} />
    </>,
  );
  for (const [label, value] of [
    ['Ник', 'Моё имя'],
    ['О себе', 'Моё имя'],
    ['Поиск', 'Моё имя'],
    ['Пароль', pasted],
  ] as const) {
    const field = screen.getByLabelText(label);
    await userEvent.click(field);
    await userEvent.paste(pasted);
    expect(field).toHaveValue(value);
  }
});

test('the first wrong field gets the focus and its error is read with it', async () => {
  const send = jest.fn();
  render(<SignIn send={send} />);
  await userEvent.type(screen.getByLabelText('Ник'), 'Yuki');
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  const password = screen.getByLabelText('Пароль');
  expect(password).toHaveFocus();
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription('Введите пароль');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Нужно согласие');
  expect(send).not.toHaveBeenCalled();
});

test('what was typed, chosen and ticked is sent once, however often it is pressed', async () => {
  let settle: () => void = () => undefined;
  const send = jest.fn(() => new Promise<void>((resolve) => (settle = resolve)));
  render(<SignIn send={send} />);
  await userEvent.type(screen.getByLabelText('Ник'), 'Yuki');
  await userEvent.type(screen.getByLabelText('Пароль'), 'fireworks');
  await userEvent.selectOptions(screen.getByLabelText('Сервер'), 'Magic RPG');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Принимаю правила' }));
  const button = screen.getByRole('button', { name: 'Войти' });
  await userEvent.dblClick(button);
  await userEvent.type(screen.getByLabelText('Ник'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ login: 'Yuki', password: 'fireworks', server: 'magic-rpg', agree: true });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => settle());
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a field shows its help until there is an error', () => {
  const { rerender } = render(<TextField label="Ник" help="3–16 знаков" optionalLabel="необязательно" rows={3} />);
  expect(screen.getByLabelText(/Ник/)).toHaveAccessibleDescription('3–16 знаков');
  expect(screen.getByLabelText(/Ник/).tagName).toBe('TEXTAREA');
  rerender(<TextField label="Ник" help="3–16 знаков" error="Ник занят" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Ник занят');
  expect(screen.queryByText('3–16 знаков')).not.toBeInTheDocument();
});

test('the password shows and hides without losing what was typed', async () => {
  render(<PasswordField label="Пароль" autoComplete="new-password" labels={words} />);
  const field = screen.getByLabelText('Пароль');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(field, 'fireworks');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('fireworks');
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a code pastes in one go, dashes and all', async () => {
  const complete = jest.fn();
  render(<CodeField label="Код" onComplete={complete} />);
  const field = screen.getByLabelText('Код');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(field);
  await userEvent.paste(' 123-456 ');
  expect(field).toHaveValue('123456');
  expect(complete).toHaveBeenCalledWith('123456');
});

function TopUp({ onAmount }: { onAmount: (typed: string) => void }) {
  const [typed, setTyped] = useState('');
  const change = (next: string) => {
    setTyped(next);
    onAmount(next);
  };
  const format = (amount: number) => new Intl.NumberFormat('ru').format(amount / 100);
  return (
    <>
      <MoneyField label="Сумма" currency="₽" value={typed} onChange={change} format={format} />
      <button onClick={() => change('500')}>500 ₽</button>
    </>
  );
}

test('money is taken as typed and tidied up on leaving', async () => {
  const amount = jest.fn();
  render(<TopUp onAmount={amount} />);
  const field = screen.getByLabelText('Сумма');
  await userEvent.type(field, '1000р');
  expect(field).toHaveValue('1000р');
  expect(amount).toHaveBeenLastCalledWith('1000р');
  await userEvent.tab();
  expect(field).toHaveValue('1\u00a0000');
  await userEvent.clear(field);
  await userEvent.type(field, 'сто');
  await userEvent.tab();
  expect(field).toHaveValue('сто');
  expect(amount).toHaveBeenLastCalledWith('сто');
});

test('an amount that is chosen elsewhere takes the place of what was typed', async () => {
  render(<TopUp onAmount={jest.fn()} />);
  await userEvent.type(screen.getByLabelText('Сумма'), 'сто');
  await userEvent.click(screen.getByRole('button', { name: '500 ₽' }));
  expect(screen.getByLabelText('Сумма')).toHaveValue('500');
});

test('a search field is a search box', () => {
  render(<SearchField label="Найти игрока" />);
  expect(screen.getByRole('searchbox', { name: 'Найти игрока' })).toBeInTheDocument();
});

test('a form is sent by its script only; where there are none it says so', () => {
  const form = (
    <NeedsScriptsContext value="Allow JavaScript">
      <Form onSubmit={() => undefined}>
        <SubmitButton loadingLabel="Sending">Save</SubmitButton>
      </Form>
    </NeedsScriptsContext>
  );
  const html = renderToString(form);
  expect(html).toMatch(/<noscript>.*Allow JavaScript.*<\/noscript>/);
  // Enter presses the button, and the page's inline script stores that (the site's entry/deferred-start.ts).
  expect(html).not.toContain('disabled');
  expect(html).toContain('method="dialog"');
});
