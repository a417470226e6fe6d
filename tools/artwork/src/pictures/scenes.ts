import type { Scene } from './scene.ts';
import { scenesOfNews } from './scenes-of-news.ts';

/** All scenes of the sample documents, by name. */
export const scenes: Record<string, Scene> = {
  ...scenesOfNews,
  'cataclysm-hall': {
    palette: 'ember',
    ground: 'earth',
    weather: 'embers',
    moon: [300, 190],
    motifs: [['ruins', 820, 750, 1.25]],
  },
  'reactor-night': {
    palette: 'hitech',
    ground: 'water',
    moon: [240, 170],
    motifs: [
      ['reactor', 860, 722, 0.95],
      ['factory', 300, 716, 0.55],
    ],
  },
  'academy-yard': {
    palette: 'magic-rpg',
    ground: 'water',
    weather: 'petals',
    moon: [260, 190],
    motifs: [
      ['academy', 900, 716, 0.95],
      ['stoneLantern', 330, 790, 0.8],
    ],
    afloat: 8,
  },
  'academy-gate': { palette: 'magic-rpg', ground: 'earth', moon: [1300, 160], motifs: [['gate', 800, 780, 1.2]] },
  'sky-market': {
    palette: 'techno-magic-sky',
    ground: 'clouds',
    moon: [240, 180],
    motifs: [['archipelago', 800, 780, 1.25]],
  },
  'island-dawn': {
    palette: 'dawn',
    ground: 'clouds',
    moon: [300, 260],
    motifs: [['island', 860, 760, 1.2]],
    weather: 'petals',
  },
  'first-home': {
    palette: 'festival',
    ground: 'earth',
    moon: [1220, 200],
    motifs: [
      ['house', 720, 780, 1.5],
      ['stoneLantern', 1130, 800, 0.7],
    ],
  },
  'festival-river': {
    palette: 'festival',
    ground: 'water',
    moon: [800, 190],
    motifs: [['stallsAlong', 800, 730, 1]],
    afloat: 30,
    strings: [[120, 120, 40]],
  },
  'festival-sky': {
    palette: 'techno-magic-sky',
    ground: 'clouds',
    moon: [1320, 170],
    motifs: [['archipelago', 800, 820, 1.3]],
    strings: [
      [40, 120, 120],
      [300, 180, 90],
    ],
  },
  'festival-reactor': {
    palette: 'hitech',
    ground: 'water',
    moon: [1340, 160],
    motifs: [['reactor', 800, 722, 1.1]],
    strings: [
      [160, 220, 90],
      [30, 10, 60],
    ],
    afloat: 14,
  },
  workshop: { palette: 'dawn', ground: 'earth', moon: [1260, 180], motifs: [['roofs', 800, 780, 1.1]] },
  'launcher-window': {
    palette: 'techno-magic-sky',
    ground: 'clouds',
    moon: [1420, 110],
    motifs: [['window', 800, 860, 1.6]],
  },
  'server-techno-magic-rpg': {
    palette: 'techno-magic-rpg',
    ground: 'earth',
    moon: [1290, 180],
    motifs: [
      ['pagoda', 1180, 735, 1.05],
      ['gears', 560, 770, 1.2],
      ['torii', 860, 760, 0.55],
    ],
    village: true,
    strings: [
      [30, 70, 70],
      [220, 90, 60],
    ],
    things: [
      ['amethyst', 1010, 830, 11],
      ['altar', 1420, 850, 13],
      ['rune', 1190, 885, 8],
      ['drill', 250, 870, 12],
      ['chest', 760, 880, 10],
    ],
  },
  'server-hitech': {
    palette: 'hitech',
    ground: 'earth',
    moon: [220, 160],
    motifs: [
      ['factory', 380, 716, 0.85],
      ['reactor', 1040, 722, 1.15],
    ],
    strings: [[330, 20, 90]],
    things: [
      ['solar-panel', 640, 800, 10],
      ['generator', 760, 830, 11],
      ['macerator', 1250, 850, 14],
      ['energy-cell', 1440, 870, 11],
      ['cable', 1120, 880, 8],
      ['drive-rack', 170, 860, 13],
    ],
  },
  'server-techno-magic-sky': {
    palette: 'techno-magic-sky',
    ground: 'clouds',
    moon: [220, 180],
    motifs: [
      ['archipelago', 1020, 620, 0.7],
      ['island', 700, 800, 1.2],
    ],
    strings: [[60, 200, 80]],
    things: [
      ['grass-block', 1340, 660, 12],
      ['sapling', 1340, 520, 9],
      ['sieve', 1120, 820, 11],
      ['essence-crop', 300, 780, 12],
      ['barrel', 460, 850, 9],
    ],
  },
  'server-magic-rpg': {
    palette: 'magic-rpg',
    ground: 'earth',
    weather: 'petals',
    moon: [1280, 190],
    motifs: [
      ['stoneLantern', 330, 740, 0.7],
      ['academy', 860, 716, 1.2],
      ['stoneLantern', 1390, 740, 0.7],
    ],
    strings: [[70, 180, 90]],
    things: [
      ['waystone', 1210, 830, 11],
      ['mushroom', 560, 850, 9],
      ['spell-book', 1060, 850, 8],
      ['source-jar', 1430, 880, 10],
      ['hat', 210, 880, 10],
    ],
  },
  'guild-evening': {
    palette: 'techno-magic-rpg',
    ground: 'earth',
    village: true,
    moon: [1260, 180],
    motifs: [
      ['house', 520, 770, 1.2],
      ['pagoda', 1050, 740, 0.9],
      ['fox', 820, 840, 0.7],
    ],
    strings: [[80, 60, 80]],
  },
  'hitech-hall': {
    palette: 'hitech',
    ground: 'earth',
    moon: [1340, 150],
    motifs: [
      ['gears', 470, 760, 1],
      ['blocks', 1080, 760, 1.1],
    ],
  },
  'sky-first-tree': {
    palette: 'techno-magic-sky',
    ground: 'clouds',
    moon: [1260, 220],
    motifs: [['island', 760, 760, 1.25]],
  },
  'magic-court': {
    palette: 'magic-rpg',
    ground: 'water',
    weather: 'petals',
    moon: [320, 170],
    motifs: [
      ['academy', 1000, 716, 0.85],
      ['stoneLantern', 420, 800, 0.9],
    ],
    afloat: 14,
  },
  'magic-arena': {
    palette: 'ember',
    ground: 'earth',
    moon: [1280, 170],
    weather: 'petals',
    motifs: [
      ['ruins', 520, 740, 0.8],
      ['gate', 1090, 770, 0.9],
    ],
  },
};
