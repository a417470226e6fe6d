import type { components } from '@hoshikraft/contract';

export type Look = components['schemas']['PlayerLook'];

export interface LookMemory {
  /** Skin and cape of each player; the key is the login in lower case. */
  looks: Record<string, Look>;
}

/** Stores the skin and cape that the API sends, in place of the game's skin plugin. The sandbox never shows the images. */
export function createPlayerLooks(memory: LookMemory) {
  return {
    /** Stores the looks. @returns whether any of them changed */
    update(looks: readonly Look[]): boolean {
      const changed = looks.filter((look) => {
        const stored = memory.looks[look.login.toLowerCase()];
        return stored?.skin !== look.skin || stored.cape !== look.cape;
      });
      for (const look of changed) memory.looks[look.login.toLowerCase()] = look;
      return changed.length > 0;
    },
  };
}
