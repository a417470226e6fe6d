import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton } from './button.tsx';
import { LinkProvider } from './link.tsx';
import type { LinkProps } from './link.tsx';

test.each(['primary', 'secondary', 'quiet', 'danger'] as const)('a %s button calls its handler', async (variant) => {
  const press = jest.fn();
  render(
    <Button variant={variant} onClick={press}>
      Купить
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Купить' });
  expect(button).toHaveClass(`hk-button--${variant}`);
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test('a loading button keeps its focus, shows its state and ignores presses', async () => {
  const press = jest.fn();
  render(
    <Button loading loadingLabel="Сохраняем" onClick={press}>
      Сохранить
    </Button>,
  );
  const button = screen.getByRole('button');
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleName('Сохранить Сохраняем');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('a loading submit button does not send its form', () => {
  const send = jest.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <Button type="submit" loading>
        Войти
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

test('with an address it is the app’s link, and a disabled one leads nowhere', async () => {
  const visit = jest.fn();
  const AppLink = (props: LinkProps) => <a {...props} data-app-link="" />;
  render(
    <LinkProvider link={AppLink}>
      <Button href="/store" onClick={visit}>
        Магазин
      </Button>
      <Button href="/pay" disabled onClick={visit}>
        Пополнить
      </Button>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'Магазин' });
  expect(link).toHaveAttribute('href', '/store');
  expect(link).toHaveAttribute('data-app-link');
  expect(link).not.toHaveAttribute('type');
  const disabled = screen.getByRole('link', { name: 'Пополнить' });
  expect(disabled).toHaveAttribute('aria-disabled', 'true');
  expect(fireEvent.click(disabled)).toBe(false);
  expect(visit).not.toHaveBeenCalled();
});

test('it renders as another component with that component’s props', () => {
  render(
    <Button component="label" htmlFor="file" variant="primary" size="large" fullWidth startIcon="upload">
      Выбрать файл
    </Button>,
  );
  const label = screen.getByText('Выбрать файл').closest('label');
  expect(label).toHaveAttribute('for', 'file');
  expect(label).toHaveClass('hk-button--large', 'hk-button--full');
  expect(label?.getAttributeNames().sort()).toEqual(['class', 'for']);
});

test('an icon button is named by its label', () => {
  render(<IconButton icon="close" label="Закрыть" />);
  expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveAttribute('title', 'Закрыть');
});

test.each([
  ['a double click', 1, (button: HTMLElement) => userEvent.dblClick(button)],
  ['a double Enter', 1, (button: HTMLElement) => userEvent.type(button, '{Enter}{Enter}', { skipClick: true })],
])('%s presses a button once, however quickly the first press ends', async (_what, times, press) => {
  const [once, step] = [jest.fn(), jest.fn()];
  render(
    <>
      <Button onClick={once}>Save</Button>
      <IconButton icon="close" label="Next" onClick={step} />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  await press(button);
  expect(once).toHaveBeenCalledTimes(times);
  // Steps count every press.
  const next = screen.getByRole('button', { name: 'Next' });
  next.focus();
  await press(next);
  expect(step).toHaveBeenCalledTimes(2);
});
