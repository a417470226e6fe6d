import { ToastHost } from '@hoshikraft/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../framework/testing/render-page.tsx';
import { CopyAddress } from './copy-address.tsx';

const open = () =>
  renderPage(
    <>
      <CopyAddress address="hitech.example.org" serverName="HiTech" />
      <ToastHost closeLabel="Закрыть" />
    </>,
  );
const button = () => screen.getByRole('button', { name: 'Скопировать адрес HiTech' });

describe('the address of a server', () => {
  it('is copied, and the player is notified', async () => {
    const user = userEvent.setup();
    open();
    await user.click(button());
    expect(await navigator.clipboard.readText()).toBe('hitech.example.org');
    expect(await screen.findByText('Адрес HiTech скопирован')).toBeInTheDocument();
  });

  it('can be copied by hand if the browser refuses', async () => {
    const user = userEvent.setup();
    open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button());
    expect(await screen.findByText('Не удалось скопировать адрес')).toBeInTheDocument();
    expect(screen.getByText('Выделите адрес и скопируйте вручную: hitech.example.org')).toBeInTheDocument();
    expect(screen.queryByText('Адрес HiTech скопирован')).not.toBeInTheDocument();
  });
});
