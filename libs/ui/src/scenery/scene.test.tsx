import { fireEvent, render, waitFor } from '@testing-library/react';
import { FestivalScene } from './festival-scene.tsx';

const drawnByServer = (): HTMLElement => {
  const container = document.createElement('div');
  container.innerHTML = '<div class="hk-scene" aria-hidden="true"><svg id="by-the-server"></svg></div>';
  return container;
};
const petals = (container: HTMLElement) => container.querySelectorAll('.hk-petals > i').length;

test('the browser keeps a server-rendered scene, also after its code is loaded', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = drawnByServer();
  const { rerender } = render(<FestivalScene />, { container, hydrate: true });
  fireEvent.pointerMove(window);
  const other = render(<FestivalScene />);
  await waitFor(() => expect(petals(other.container)).toBe(10));
  rerender(<FestivalScene className="anew" />);
  expect(container.querySelector('.hk-scene.anew > #by-the-server')).not.toBeNull();
  expect(petals(container)).toBe(0);
  expect(complaints.mock.calls.filter(([said]) => !String(said).includes('act('))).toEqual([]);
});

test('a scene not rendered by the server is rendered by the browser', async () => {
  const { container } = render(<FestivalScene />);
  await waitFor(() => expect(petals(container)).toBe(10));
});
