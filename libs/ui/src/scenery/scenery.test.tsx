import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Footer } from '../layouts/footer.tsx';
import { renderScenesEagerly } from './eager-scenes.ts';
import { Divider } from './divider.tsx';
import { FestivalScene } from './festival-scene.tsx';
import { Hero } from './hero.tsx';
import { PageSky } from './page-sky.tsx';
import { SceneBackdrop } from './scene-backdrop.tsx';

renderScenesEagerly();

const scenerySprite = readFileSync(join(__dirname, 'scenery.svg'), 'utf8');

const allowMotion = (matches: boolean) => {
  window.matchMedia = ((query: string) => ({ matches, media: query })) as unknown as typeof window.matchMedia;
};

test('the scene is the same on every render', () => {
  expect(renderToString(<FestivalScene />)).toBe(renderToString(<FestivalScene />));
});

test('a page carries less than 2 KB of the scene, compressed', () => {
  expect(gzipSync(renderToString(<FestivalScene />)).length).toBeLessThan(2 * 1024);
});

test('the sprite is tinted by theme tokens', () => {
  expect(scenerySprite).toContain('fill="var(--hk-torii)"');
});

test('the browser takes over the server’s scene without a difference', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Hero title="Ночь" lead="Фонари" />);
  render(<Hero title="Ночь" lead="Фонари" />, { container, hydrate: true });
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('scenes are hidden from screen readers and tinted by tokens', () => {
  const { container } = render(
    <>
      <FestivalScene />
      <SceneBackdrop />
    </>,
  );
  const scenes = container.querySelectorAll('.hk-scene');
  expect(scenes).toHaveLength(2);
  for (const scene of scenes) expect(scene).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('[stop-color="var(--hk-torii)"]')).toBeInTheDocument();
});

test('two scenes on one page keep their own gradients', () => {
  const { container } = render(
    <>
      <SceneBackdrop />
      <SceneBackdrop fixed />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every gradient and shape that is referred to exists, on the page or in the sprite', () => {
  const { container } = render(<FestivalScene />);
  const markup = container.innerHTML;
  const own = [...markup.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? '');
  expect(own.length).toBeGreaterThan(10);
  for (const id of own) expect(document.getElementById(id)).not.toBeNull();
  const others = render(
    <>
      <PageSky />
      <Footer brand="Hoshikraft" groups={[]} />
      {(['roofs', 'water', 'lanterns'] as const).map((kind) => (
        <Divider key={kind} kind={kind} />
      ))}
    </>,
  ).container.innerHTML;
  const shapes = [...(markup + others).matchAll(/href="[^"#]+#([^"]+)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'fox-asleep');
  const drawn = [...scenerySprite.matchAll(/<g id="([^"]+)"/g)].map(([, name = '']) => name);
  expect([...new Set(shapes)].sort()).toEqual(drawn.sort());
});

test('the scene follows the pointer, once a frame', () => {
  allowMotion(true);
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const { container } = render(<FestivalScene />);
  fireEvent(window, new MouseEvent('pointermove', { clientX: window.innerWidth, clientY: 0 }));
  frames.at(-1)?.(0);
  const scene = container.querySelector<HTMLElement>('.hk-scene');
  expect(scene?.style.getPropertyValue('--px')).toBe('1.000');
  expect(scene?.style.getPropertyValue('--py')).toBe('-1.000');
});

test('the scene does not move with reduced motion', () => {
  allowMotion(false);
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockClear();
  render(<FestivalScene />);
  fireEvent(window, new MouseEvent('pointermove', { clientX: 10, clientY: 10 }));
  expect(frame).not.toHaveBeenCalled();
});
