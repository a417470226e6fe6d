import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { modalZIndex } from './modal-stack.ts';
import { Modal } from './modal.tsx';

function Transfer({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Перевести монеты</Button>
      <Modal
        open={open}
        busy={busy}
        onClose={() => setOpen(false)}
        title="Перевод"
        closeLabel="Закрыть"
        actions={<Button onClick={() => setSure(true)}>Дальше</Button>}
      >
        Кому?
        <Modal open={sure} onClose={() => setSure(false)} title="Точно?" closeLabel="Назад" width="large">
          Перевод нельзя отменить
        </Modal>
      </Modal>
    </>
  );
}

const layer = (name: string) =>
  screen.getByRole('dialog', { name, hidden: true }).closest('.MuiDialog-root') as HTMLElement;
const zIndex = (name: string) => getComputedStyle(layer(name)).zIndex;

test('modals begin at 1000 and each further one lies 2 higher', () => {
  expect([0, 1, 2, 5].map(modalZIndex)).toEqual([1000, 1002, 1004, 1010]);
});

test('a modal opened over another lies over it', async () => {
  render(<Transfer />);
  await userEvent.click(screen.getByRole('button', { name: 'Перевести монеты' }));
  expect(zIndex('Перевод')).toBe('1000');
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(zIndex('Точно?')).toBe('1002');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Точно?' })).not.toBeInTheDocument());
  expect(zIndex('Перевод')).toBe('1000');
});

test('the focus stays inside while it is open and returns to what opened it', async () => {
  render(<Transfer />);
  const opener = screen.getByRole('button', { name: 'Перевести монеты' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Перевод' });
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab();
    expect(dialog.closest('.MuiDialog-root')).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('while busy neither Escape nor the cross closes it', async () => {
  render(<Transfer busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Перевести монеты' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled();
  expect(screen.getByRole('dialog', { name: 'Перевод' })).toBeInTheDocument();
});
