import type { SampleDocument } from './document-types.ts';
import { energyMods } from './mods/energy.ts';
import { livingMods } from './mods/living.ts';
import { machineMods } from './mods/machines.ts';
import { magicMods } from './mods/magic.ts';
import { roadMods } from './mods/roads.ts';
import { spellMods } from './mods/spells.ts';
import { storageMods } from './mods/storage.ts';
import { worldMods } from './mods/worlds.ts';
import { festival2026 } from './news/festival-2026.ts';
import { howToStart } from './news/how-to-start.ts';
import { interviewDaiku } from './news/interview-daiku.ts';
import { keepingTwentyTps } from './news/keeping-twenty-tps.ts';
import { cataclysmArrives, launcherNovember2026 } from './news/launcher-and-cataclysm.ts';
import { fairUpgrades, rulesMay2026 } from './news/store-and-rules.ts';
import { wipeAutumn2024 } from './news/wipe-autumn-2024.ts';
import { wipeSpring2024 } from './news/wipe-spring-2024.ts';
import { wipeWinter2024 } from './news/wipe-winter-2024.ts';
import { wipeWinter2025 } from './news/wipe-winter-2025.ts';
import { wipeAutumn2023, wipeSummer2023, wipeWinter2023 } from './news/wipes-of-2023.ts';
import { hitechPage } from './servers/hitech.ts';
import { magicRpgPage } from './servers/magic-rpg.ts';
import { technoMagicRpgPage } from './servers/techno-magic-rpg.ts';
import { technoMagicSkyPage } from './servers/techno-magic-sky.ts';

/** Every sample document by its target. */
export const documents: Record<'news' | 'mods' | 'servers', SampleDocument[]> = {
  news: [
    wipeWinter2023,
    wipeSummer2023,
    wipeAutumn2023,
    wipeWinter2024,
    wipeSpring2024,
    wipeAutumn2024,
    wipeWinter2025,
    fairUpgrades,
    keepingTwentyTps,
    cataclysmArrives,
    interviewDaiku,
    rulesMay2026,
    festival2026,
    howToStart,
    launcherNovember2026,
  ],
  mods: [
    ...machineMods,
    ...energyMods,
    ...storageMods,
    ...magicMods,
    ...spellMods,
    ...livingMods,
    ...worldMods,
    ...roadMods,
  ],
  servers: [technoMagicRpgPage, hitechPage, technoMagicSkyPage, magicRpgPage],
};
