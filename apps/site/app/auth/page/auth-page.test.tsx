import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../framework/testing/render-page.tsx';
import { AuthPage } from './auth-page.tsx';

const figure = () => document.querySelector('.hk-compact__figure img')?.getAttribute('src') ?? '';

test('the figure wears the skin of the typed nickname, never of anything that is not one', async () => {
  renderPage(
    <AuthPage title="Sign in">
      <input aria-label="login" autoComplete="username" />
      <input aria-label="password" autoComplete="current-password" />
    </AuthPage>,
  );
  const defaultFigure = figure();
  // The API draws only nicknames that an account could have.
  expect(defaultFigure).toMatch(/^\/api\/skin\/\w{3,16}\/figure\?size=/);
  await userEvent.type(screen.getByLabelText('login'), 'Yuki');
  await userEvent.type(screen.getByLabelText('password'), 'secret_42');
  await waitFor(() => expect(figure()).toContain('/api/skin/Yuki/figure'));
  await userEvent.type(screen.getByLabelText('login'), '@example.org');
  await waitFor(() => expect(figure()).toBe(defaultFigure));
});

test('a player who is known already stands there at once', () => {
  renderPage(
    <AuthPage title="Confirm" login="Kitsune">
      <p>code</p>
    </AuthPage>,
  );
  expect(figure()).toContain('/api/skin/Kitsune/figure');
});
