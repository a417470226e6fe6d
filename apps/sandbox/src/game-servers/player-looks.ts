import type { components } from '@hoshikraft/contract';

export type Look = components['schemas']['PlayerLook'];

export interface LookMemory {
  /** By login in lower case: what the game shows a player in. */
  looks: Record<string, Look>;
}

/** Dresses players as the API says, as the game's own skin plugin would; the pictures themselves nobody sees here. */
export function createPlayerLooks(memory: LookMemory) {
  return {
    /** Whether somebody looks otherwise than before. */
    dress(looks: readonly Look[]): boolean {
      const changed = looks.filter((look) => {
        const worn = memory.looks[look.login.toLowerCase()];
        return worn?.skin !== look.skin || worn.cape !== look.cape;
      });
      for (const look of changed) memory.looks[look.login.toLowerCase()] = look;
      return changed.length > 0;
    },
  };
}
