import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

function UserMenu({ signOut = () => undefined }: { signOut?: () => void }) {
  return (
    <>
      <Menu
        trigger={(props) => <Button {...props}>Меню игрока</Button>}
        header={<p>Yuki</p>}
        items={[
          { key: 'profile', label: 'Профиль', icon: 'user', href: '/profile/yuki', current: true },
          'divider',
          { key: 'logout', label: 'Выйти', danger: true, onSelect: signOut },
        ]}
      />
      <Button>Снаружи</Button>
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Меню игрока' });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';

test('the menu is closed at first and opens on its button', async () => {
  render(<UserMenu />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(trigger());
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('link', { name: 'Профиль' })).toHaveAttribute('aria-current', 'page');
  expect(document.getElementById(trigger().getAttribute('aria-controls') ?? '')).toBeVisible();
});

test('Escape closes it and gives the focus back', async () => {
  render(<UserMenu />);
  await userEvent.click(trigger());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(isOpen()).toBe(false);
  expect(trigger()).toHaveFocus();
});

test('arrows walk through the entries and round', async () => {
  render(<UserMenu />);
  await userEvent.click(trigger());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Профиль' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Выйти' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(trigger()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Выйти' })).toHaveFocus();
});

test('a press outside closes it and keeps the focus where the visitor put it', async () => {
  render(<UserMenu />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Снаружи' }));
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('button', { name: 'Снаружи' })).toHaveFocus();
});

test('walking out with Tab closes it', async () => {
  render(<UserMenu />);
  await userEvent.click(trigger());
  await userEvent.tab();
  await userEvent.tab();
  expect(isOpen()).toBe(true);
  await userEvent.tab();
  expect(isOpen()).toBe(false);
});

test('choosing an entry acts once and closes', async () => {
  const signOut = jest.fn();
  render(<UserMenu signOut={signOut} />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
});
