import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '../install/clients/engine.ts';
import { openRepository } from '../install/trust/open-repository.ts';

type Engine = ReturnType<typeof createEngine>;
type Given = Pick<Parameters<typeof createEngine>[0], 'url' | 'home' | 'resourceFolder' | 'findRuntime'>;

/** The engine of a new process in a home with a trusted root. */
export const engineAt = (given: Given): Engine =>
  createEngine({
    ...given,
    repository: openRepository({
      url: given.url,
      folder: join(given.home, 'trust'),
      trustedRoot: readFileSync(join(given.home, 'root.json')),
    }),
  });
