import { callout, code, h2, h3, list, p, quote, table } from '../blocks.ts';
import { text, type SampleDocument } from '../document-types.ts';
import { words } from '../../words.ts';

/** Only in English: written for the talk it mentions. */
export const keepingTwentyTps: SampleDocument = {
  slug: 'keeping-twenty-tps',
  author: 'RustyGear',
  publishedAt: '2025-10-10T12:00:00Z',
  tags: ['under-the-hood'],
  servers: { hitech: null },
  cover: {
    picture: 'keeping-twenty-tps',
    alt: words(
      'Ровная светящаяся линия проходит через ряд шестерней и кубов',
      'A steady glowing line runs through a row of gears and cubes',
    ),
  },
  texts: {
    ru: null,
    en: text(
      'Fifty milliseconds: how we keep a modded server at 20 TPS',
      'A tick has a budget of 50 ms and 180 people want to spend it. Notes from a talk at a modding meetup: what we measured, what we changed, what we left alone.',
      p(
        'The game world moves twenty times a second. That leaves **50 milliseconds** per tick for everything: every furnace, every pipe, every cow that cannot decide where to go. Take longer and the world slows down for everybody at once. This is a write-up of a talk I gave in English; the slides were mostly pictures of cows.',
      ),
      h2('Measure first'),
      p(
        'Our first guess about what eats the tick was wrong. So was the second. We now record a profile of one tick in every two hundred, always, and look at the worst one per cent instead of the average: players do not feel averages.',
      ),
      table(
        ['HiTech, Friday evening', 'Before', 'After'],
        ['Median tick', '31 ms', '22 ms'],
        ['Worst 1% of ticks', '164 ms', '61 ms'],
        ['Item entities on the ground', '9,200', '1,100'],
        ['Chunks kept loaded', '14,800', '6,300'],
      ),
      h2('What it was'),
      h3('Hoppers that wait'),
      p(
        'A hopper above an empty chest asks for items eight times a second, for ever. Four hundred of them are a small town meeting. We made an idle hopper sleep until its neighbour changes. Nobody noticed, which is the best review a server patch can get.',
      ),
      h3('Things lying about'),
      p(
        'A broken pipe spits its contents on the floor, and each of those items falls, bobs and looks for friends to merge with. They now merge at once and in a wider circle, and a pipe with nowhere to go stops instead of spitting.',
      ),
      h3('Loaders for an empty house'),
      p(
        'A chunk loader used to work whether or not its owner was online. Today it works while the owner is, and privileges say how many you get. It is the only change people argued about. It is also the one that halved the list above.',
      ),
      h2('What we set'),
      code(
        'properties',
        '# the rest is left as it ships\nview-distance=8\nmax-tick-time=60000\nnetwork-compression-threshold=256\nentity-broadcast-range-percentage=75',
      ),
      p('And for the virtual machine, the boring choice with one honest limit on pauses:'),
      code(
        'shell',
        'java -Xms12G -Xmx12G \\\n  -XX:+UseG1GC -XX:MaxGCPauseMillis=40 \\\n  -XX:+ParallelRefProcEnabled -jar server.jar nogui',
      ),
      h2('What we left alone'),
      list(
        '**Random ticks.** Slower wheat is felt at once, and the gain was half a millisecond.',
        '**Villager brains.** We tried. The villagers got better at it than we were.',
        '**Limits on machines.** A cap per chunk is easy for us and insulting for builders.',
      ),
      callout(
        'info',
        'The TPS on our server pages is what the game itself reports every five seconds. If it says 17, it was 17.',
      ),
      quote('Optimise the thing somebody stands next to.', '— the one slide without a cow'),
    ),
  },
};
