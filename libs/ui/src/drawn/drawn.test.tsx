import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { ITEM_ICONS } from '@hoshikraft/shared';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture.tsx';
import { PlayerName } from '../parts/player-name.tsx';
import { Avatar, PixelFace } from './avatar.tsx';
import { BrandMark } from './brand-mark.tsx';
import { KitItem, KitPicture } from './kit-item.tsx';
import { RoleBadge } from './role-badge.tsx';
import { RoleCrest } from './role-crest.tsx';
import { roleFaceIds } from './role-face-ids.ts';
import { RoleFace } from './role-face.tsx';
import { ServerEmblem } from './server-emblem.tsx';
import { StatePicture } from './state-picture.tsx';

const pictures = ['items.svg', 'pictures.svg'].map((file) => readFileSync(join(__dirname, file), 'utf8')).join('');

test('the same login has the same face whatever its case, others mostly another', () => {
  const face = (login: string) => renderToString(<PixelFace login={login} />);
  expect(face('Yuki')).toBe(face('yUKI'));
  const logins = Array.from({ length: 200 }, (_, index) => `player_${index}`);
  expect(new Set(logins.map(face)).size).toBeGreaterThan(150);
});

test('an avatar has a fixed size, both as a generated face and as an image', () => {
  const { container } = render(<Avatar login="Yuki" size={64} alt="Yuki" />);
  expect(screen.getByRole('img', { name: 'Yuki' })).toHaveStyle({ width: '64px', height: '64px' });
  expect(container.querySelector('img')).toBeNull();
  render(<Avatar login="Ryu" src="/faces/ryu.png" size={32} />);
  const image = document.querySelector('img');
  expect(image).toHaveAttribute('width', '32');
  expect(image).toHaveAttribute('height', '32');
  expect(image).toHaveAttribute('alt', '');
});

test('a picture that cannot be loaded shows the generated face, until it is loaded', () => {
  const { container } = render(<Avatar login="Ryu" src="/faces/ryu.png" alt="Ryu" />);
  const image = container.querySelector('img') as HTMLImageElement;
  fireEvent.error(image);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(image).not.toBeVisible();
  expect(screen.getByRole('img', { name: 'Ryu' })).toBeVisible();
  fireEvent.load(image);
  expect(container.querySelector('svg')).toBeNull();
  expect(image).toBeVisible();
});

test('a player’s name leads to the profile where there is one', () => {
  render(<PlayerName login="Yuki" href="/ru/profile/Yuki" />);
  expect(screen.getByRole('link', { name: 'Yuki' })).toHaveAttribute('href', '/ru/profile/Yuki');
  render(<PlayerName login="Ryu" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('every known server has its emblem, others a gate tinted by name', () => {
  const drawing = (server: string) => renderToString(<ServerEmblem server={server} />);
  const known = ['techno-magic-rpg', 'hitech', 'techno-magic-sky', 'magic-rpg'].map(drawing);
  expect(new Set(known).size).toBe(4);
  expect(known).not.toContain(drawing('unknown'));
  expect(drawing('unknown')).toBe(drawing('unknown'));
  render(<ServerEmblem server="hitech" label="HiTech" size={48} />);
  expect(screen.getByRole('img', { name: 'HiTech' })).toHaveAttribute('width', '48');
});

test('a crest grows with its tier and stays within its bounds', () => {
  const crest = (tier: number) => renderToString(<RoleCrest tier={tier} colour="#ffb35c" />);
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(crest)).size).toBe(8);
  expect(crest(0)).toBe(crest(1));
  expect(crest(99)).toBe(crest(8));
  expect(crest(3)).toContain('#ffb35c');
  const { container } = render(<RoleBadge role="unknown" tier={2} colour="#fff" name="Самурай" hint="до 1 мая" />);
  expect(container).toHaveTextContent('Самурай до 1 мая');
});

test('a role has its face in its own colour; one without shows its crest', () => {
  const drawing = (role: string) => renderToString(<RoleFace role={role} tier={2} colour="#ffb35c" />);
  expect(drawing('hitech-cyborg')).toContain('--hk-role-colour:#ffb35c');
  expect(drawing('hitech-cyborg')).toContain('href="asset#face-hitech-cyborg"');
  expect(drawing('unknown')).toBe(renderToString(<RoleCrest tier={2} colour="#ffb35c" />));
});

test('every used picture is in the sprite', () => {
  const { container } = render(
    <>
      {[...roleFaceIds, 'unknown'].map((role) => (
        <RoleFace key={role} role={role} tier={2} colour="#fff" />
      ))}
      {ITEM_ICONS.map((icon) => (
        <KitPicture key={icon} icon={icon} />
      ))}
      {['techno-magic-rpg', 'hitech', 'techno-magic-sky', 'magic-rpg', 'unknown'].map((server) => (
        <ServerEmblem key={server} server={server} />
      ))}
      {(['empty', 'error', 'forbidden', 'offline', 'missing'] as const).map((kind) => (
        <StatePicture key={kind} kind={kind} />
      ))}
      <Picture name="fox-asleep" field="0 0 28 12" />
    </>,
  );
  const asked = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.replace('asset#', ''));
  const drawn = [...pictures.matchAll(/<g id="([^"]+)">/g)].map(([, id = '']) => id);
  expect(asked.sort()).toEqual(drawn.sort());
});

test('an item shows its picture, name, count and hint', () => {
  const { container } = render(<KitItem icon="sword" name="Катана" count="2" hint="чары" />);
  expect(container).toHaveTextContent('2Катаначары');
  expect(container.querySelector('use')).toHaveAttribute('href', 'asset#item-sword');
});

test('the project’s sign takes the theme’s colours', () => {
  const { container } = render(<BrandMark size={40} />);
  expect(container.querySelector('svg')).toHaveAttribute('height', '40');
  expect(container.querySelector('use')).toHaveAttribute('href', expect.stringMatching(/#brand$/));
});
