import { encodePng } from './drawing/png.ts';
import { noiseBytes, noiseNumbers } from './noise.ts';
import { optionalMods } from './optional-mods.ts';
import type { SampleServer } from './servers.ts';

const MB = 1_000_000;
const LIBRARIES = ['engine', 'sound', 'net', 'math', 'textures'];
/** Number of files that all clients share, and of files of each client. */
const SHARED = { textures: 900, sounds: 250, models: 350 };
const OWN = { textures: 320, sounds: 90, models: 180, config: 240 };
const TEXTURE_PIXELS = 16;

type Put = (path: string, bytes: Buffer) => void;
type Numbers = ReturnType<typeof noiseNumbers>;

const numbered = (index: number) => String(index).padStart(4, '0');

function texture(number: Numbers): Buffer {
  const shades = Array.from({ length: 6 }, () => [number(20, 250), number(20, 250), number(20, 250)]);
  const pixels = new Uint8Array(TEXTURE_PIXELS ** 2 * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([...(shades[number(0, 5)] ?? []), 255], at);
  return encodePng(TEXTURE_PIXELS, TEXTURE_PIXELS, pixels);
}

function sound(number: Numbers): Buffer {
  const samples = new Int16Array(number(2000, 20_000));
  const pitch = number(100, 900);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = Math.sin((at * pitch) / 7000) * 12_000 * (1 - at / samples.length) + number(0, 200);
  }
  return Buffer.from(samples.buffer);
}

function model(name: string, number: Numbers): Buffer {
  const boxes = Array.from({ length: number(2, 12) }, () => ({
    from: [number(0, 7), number(0, 7), number(0, 7)],
    to: [number(8, 16), number(8, 16), number(8, 16)],
    texture: `block/${numbered(number(0, 899))}`,
  }));
  return Buffer.from(`${JSON.stringify({ name, boxes }, null, 1)}\n`);
}

function assets(put: Put, set: string, counts: typeof SHARED): void {
  const number = noiseNumbers(`assets/${set}`);
  for (let index = 0; index < counts.textures; index += 1) {
    put(`assets/${set}/textures/block/${numbered(index)}.png`, texture(number));
  }
  for (let index = 0; index < counts.sounds; index += 1) {
    put(`assets/${set}/sounds/${numbered(index)}.pcm`, sound(number));
  }
  for (let index = 0; index < counts.models; index += 1) {
    put(`assets/${set}/models/${numbered(index)}.json`, model(`${set}/${numbered(index)}`, number));
  }
}

function config(put: Put, { id, name, mods }: SampleServer): void {
  const number = noiseNumbers(`config/${id}`);
  for (let index = 0; index < OWN.config; index += 1) {
    const mod = mods[index % mods.length] ?? 'game';
    const part = numbered(Math.floor(index / mods.length));
    const lines = Array.from({ length: number(8, 60) }, (_, line) => `${mod}.value${line}=${number(0, 1000)}`);
    put(`config/${mod}/part-${part}.cfg`, Buffer.from(`# ${name}: ${mod}, ${part}\n${lines.join('\n')}\n`));
  }
}

/** All files of a client except the game itself, the same bytes for every call. */
export function writeContent(server: SampleServer, put: Put): void {
  for (const library of LIBRARIES) put(`libraries/${library}.jar`, noiseBytes(`libraries/${library}`, 4 * MB));
  put(`versions/${server.gameVersion}.jar`, noiseBytes(`versions/${server.gameVersion}`, 6 * MB));
  put(`versions/${server.id}-world.pak`, noiseBytes(`world/${server.id}`, 5 * MB));
  for (const mod of server.mods) {
    put(`mods/${mod}.jar`, noiseBytes(`mods/${mod}`, noiseNumbers(`mods/${mod}`)(150_000, 1_400_000)));
  }
  for (const { path, size } of optionalMods) put(path, noiseBytes(path, size));
  assets(put, 'common', SHARED);
  assets(put, server.id, OWN);
  config(put, server);
  put('options.txt', Buffer.from('fov:70\nmusic:0.6\nguiScale:2\nsampleLines:0\nsampleExitCode:0\n'));
}
