import type { App } from '../app-parts.ts';
import { askedTogether } from '../database/asked-together.ts';
import type { PlayerQuestion } from '../privacy/privacy-repository.ts';
import { findProfiles } from './profiles-repository.ts';

/** One profile, asked for in one statement with those of the same moment, whoever they are of and for. */
export const askProfile = askedTogether((app: Pick<App, 'clock' | 'db'>, questions: readonly PlayerQuestion[]) =>
  findProfiles(app.db, questions, app.clock.now()),
);
