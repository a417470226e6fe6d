import type { Scene } from './scene.ts';

/** Covers of the news, by name. */
export const scenesOfNews: Record<string, Scene> = {
  'wipe-winter-2025': {
    palette: 'techno-magic-rpg',
    ground: 'snow',
    weather: 'snow',
    village: true,
    moon: [1180, 210],
    motifs: [
      ['torii', 620, 760, 1.05],
      ['stoneLantern', 1180, 800, 0.8],
    ],
  },
  'wipe-autumn-2024': {
    palette: 'hitech',
    ground: 'water',
    weather: 'leaves',
    moon: [1320, 170],
    motifs: [['reactor', 760, 722, 1.15]],
  },
  'wipe-spring-2024': {
    palette: 'magic-rpg',
    ground: 'earth',
    weather: 'petals',
    moon: [1270, 190],
    motifs: [['academy', 740, 728, 1.15]],
    strings: [[40, 90, 60]],
  },
  'wipe-winter-2024': {
    palette: 'techno-magic-rpg',
    ground: 'snow',
    weather: 'snow',
    moon: [1300, 180],
    motifs: [['gears', 780, 770, 1.35]],
  },
  'wipe-autumn-2023': {
    palette: 'dawn',
    ground: 'earth',
    weather: 'leaves',
    moon: [260, 210],
    motifs: [['factory', 820, 730, 1.3]],
  },
  'wipe-summer-2023': {
    palette: 'techno-magic-sky',
    ground: 'clouds',
    moon: [1230, 200],
    motifs: [['island', 760, 720, 1.15]],
    strings: [[800, 760, 30]],
  },
  'wipe-winter-2023': {
    palette: 'techno-magic-rpg',
    ground: 'snow',
    weather: 'snow',
    village: true,
    moon: [1150, 190],
    motifs: [
      ['stoneLantern', 990, 800, 1.3],
      ['fox', 620, 800, 1.25],
    ],
  },
  'how-to-start': {
    palette: 'festival',
    ground: 'earth',
    village: true,
    moon: [1240, 180],
    motifs: [
      ['torii', 800, 700, 0.72],
      ['wayOfLanterns', 800, 720, 0.9],
      ['fox', 420, 850, 0.8],
    ],
  },
  'fair-upgrades': {
    palette: 'festival',
    ground: 'earth',
    village: true,
    moon: [300, 180],
    motifs: [['stall', 820, 800, 1.55]],
    strings: [[60, 20, 70]],
  },
  'rules-may-2026': {
    palette: 'techno-magic-rpg',
    ground: 'earth',
    moon: [1330, 170],
    weather: 'petals',
    motifs: [
      ['torii', 800, 720, 1.2],
      ['scroll', 800, 830, 1],
    ],
  },
  'lantern-festival-2026': {
    palette: 'festival',
    ground: 'water',
    village: true,
    moon: [1180, 180],
    motifs: [['torii', 560, 770, 0.95]],
    afloat: 26,
    strings: [
      [10, 60, 90],
      [70, -10, 60],
    ],
  },
  'interview-daiku': {
    palette: 'dawn',
    ground: 'earth',
    moon: [280, 190],
    motifs: [
      ['scaffold', 880, 750, 1.15],
      ['blocks', 360, 790, 0.75],
    ],
  },
  'keeping-twenty-tps': {
    palette: 'hitech',
    ground: 'water',
    moon: [1340, 150],
    motifs: [
      ['pulse', 800, 690, 1],
      ['blocks', 800, 760, 0.55],
    ],
  },
  'launcher-november-2026': {
    palette: 'festival',
    ground: 'water',
    moon: [1350, 130],
    motifs: [
      ['window', 800, 780, 1.25],
      ['fox', 1330, 850, 0.9],
    ],
  },
  'cataclysm-arrives': {
    palette: 'ember',
    ground: 'earth',
    weather: 'embers',
    moon: [1180, 200],
    motifs: [
      ['ruins', 860, 740, 1.15],
      ['fox', 340, 840, 0.6],
    ],
  },
};
