import { writeFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';
import { sprites } from './sprites.ts';

export function writeSprites(): void {
  for (const [file, svg] of Object.entries(sprites)) writeFileSync(inRepository(file), svg);
}
