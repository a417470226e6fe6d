import { foxPalette } from './fox.ts';
import { PixelArt } from './pixel-art.tsx';

/* One animal tells every state: our fox asleep, startled, at a closed gate, in the dark, lost.
   o fur, w white fur, d dark fur, k eye, e ember or light, l line of wood, s shade of wood, z letter, t ground. */
const pictures = {
  empty: [
    '....................zzzz....',
    '......................z.....',
    '.................zzz.z......',
    '..................z.zzzz....',
    '.................zzz......d.',
    '.........................ow.',
    '....d..d................oow.',
    '....oddo....oooooo.....oooo.',
    '...oooooo.oooooooooo..ooood.',
    '..ooddoddoooooooooooooooo...',
    '..owwwwwooooooooooooooooo...',
    '...wwdww.ooooooooooooooo....',
    '..tttttttttttttttttttttttt..',
    '.tttttttttttttttttttttttttt.',
  ],
  error: [
    '.......ll...................',
    '......llll............d..d..',
    '.....eeeeee...........oddo..',
    '....leeeseel.........oooooo.',
    '....eesseeee.........okooko.',
    '....leesseel.........owwwwo.',
    '....eeeeseee..........wddw..',
    '....leeesell.........oowwoo.',
    '.....eeeeee.....d...oowwwwoo',
    '......llll......ww..oowwwwoo',
    '.......ll.......oo..ooowwooo',
    '........e.e.....oooooooooooo',
    '..tttttttttttttttttttttttttt',
    '.ttttttttttttttttttttttttttt',
  ],
  forbidden: [
    'll........................ll',
    '.llllllllllllllllllllllllll.',
    '..ssssssssssssssssssssssss..',
    '.....ll..............ll.....',
    '...llllllllllllllllllllll...',
    '.....lswwwwwwwwwwwwwwsl.....',
    '.....ls..w...d..d.w..sl.....',
    '.....ls.ww...oddo.ww.sl.....',
    '.....ls.w...oooooo.w.sl.....',
    '.....ls.....okooko...sl.....',
    '.....ls.....owwwwo...sl.....',
    '.....ls....oowddwoo..sl.....',
    '..tttttttttttttttttttttttt..',
    '.tttttttttttttttttttttttttt.',
  ],
  offline: [
    'l..........................l',
    '.ll......................ll.',
    '...lll................lll...',
    '....s.lllll......lllll.s....',
    '...sss...s.llllll.s...sss...',
    '..sssss.sss......sss.sssss..',
    '..sssss.sss..ss..sss.sssss..',
    '...sss...s..ssss..s...sss...',
    '....s.......ssss.......s....',
    '.............ss.............',
    '..........d..d..............',
    '..........kook..d...........',
    '..tttttttttttttttttttttttt..',
    '.tttttttttttttttttttttttttt.',
  ],
  missing: [
    '.zzzz.......................',
    'zz..zz......................',
    '....zz....d..d..............',
    '...zz.....oddo..............',
    '..zz.....oooooo.........zzz.',
    '..zz.....okooko........z..z.',
    '.........owwwwo..........z..',
    '..zz......wddw..........z...',
    '.........oowwoo.............',
    '........oowwwwoo..d.....z...',
    '........oowwwwoo.ww.........',
    '........ooowwooo.oo.........',
    '..ttttttooooooooooottttttt..',
    '.tttttttttttttttttttttttttt.',
  ],
} as const;

const palette = {
  ...foxPalette,
  e: 'var(--hk-lantern)',
  l: 'var(--hk-torii)',
  s: 'var(--hk-torii-shade)',
  z: 'var(--hk-accent-1)',
  t: 'var(--hk-surface-hover)',
};

export type StateKind = keyof typeof pictures;

/** The small drawn scene above an empty, failed, forbidden, offline or missing place. */
export function StatePicture({ kind }: { kind: StateKind }) {
  return <PixelArt className="hk-state__picture" rows={pictures[kind]} palette={palette} />;
}
