import { CheckboxField, Form, MoneyField, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Controller, useForm } from 'react-hook-form';
import { DEFERRED_START } from '../framework/entry/deferred-start.ts';
import { useRepeatEarlyInput } from './repeat-early-input.ts';

const sent = jest.fn();
const pressed = jest.fn();

const Page = () => {
  const { register, control, handleSubmit } = useForm({ defaultValues: { login: '', amount: '', agreed: false } });
  const [searched, setSearched] = useState('');
  useRepeatEarlyInput();
  return (
    <>
      <Form onSubmit={handleSubmit((values) => sent(values))}>
        <TextField label="login" {...register('login')} />
        <Controller
          name="amount"
          control={control}
          render={({ field }) => <MoneyField {...field} label="amount" format={String} currency="₽" />}
        />
        <CheckboxField label="agreed" {...register('agreed')} />
        <SubmitButton loadingLabel="sending">send</SubmitButton>
      </Form>
      <input id="search" value={searched} onChange={({ target }) => setSearched(target.value)} />
      <p id="searched">{searched}</p>
      <button type="button" onClick={pressed}>
        press
      </button>
    </>
  );
};

const type = (selector: string, text: string): void => {
  const field = document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

test('what was typed, pressed and sent before hydration takes effect after it, once', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page />);
  const started = DEFERRED_START.replace(/const add=.*/, '})()');
  new Function(started)();
  type('[name=login]', 'Kitsune');
  type('[name=amount]', '12');
  type('#search', 'neko');
  document.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
  document.querySelector<HTMLButtonElement>('button[type=button]')?.click();
  // Enter: browsers press the submit button, which is not disabled before hydration.
  document.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  expect(document.documentElement).toHaveAttribute('data-sending');
  expect(sent).not.toHaveBeenCalled();

  await act(async () => {
    hydrateRoot(root, <Page />);
    await Promise.resolve();
  });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith({ login: 'Kitsune', amount: '12', agreed: true });
  expect(document.querySelector('[name=login]')).toHaveValue('Kitsune');
  expect(document.querySelector('#searched')).toHaveTextContent('neko');
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toHaveAttribute('data-sending');
  expect(window.earlyInput).toBeUndefined();
});
