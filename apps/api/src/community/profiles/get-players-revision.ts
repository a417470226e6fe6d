import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { foldCase } from '../players/players-repository.ts';
import { revisionOfAll, revisionOfPlayer } from './revision-repository.ts';

/** Revision under which a page that shows one or many players may be cached. */
export const getPlayersRevision = defineOperation('getPlayersRevision', async ({ query }, { app }) => {
  const { nickname } = query;
  const revision =
    nickname === undefined ? await revisionOfAll(app.db) : await revisionOfPlayer(app.db, foldCase(nickname));
  if (revision === undefined) throw new ApiError('not_found');
  return { status: 200, body: { revision } };
});
