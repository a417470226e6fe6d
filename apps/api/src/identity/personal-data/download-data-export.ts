import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { findArchive } from './exports-repository.ts';

/** The caller's archive, sent as it is read. */
export const downloadDataExport = defineOperation('downloadDataExport', async (_request, { app, session }) => {
  const name = await findArchive(app.db, session.playerId, app.clock.now());
  const archive = name === undefined ? null : await app.files.open(name);
  if (archive === null) throw new ApiError('not_found');
  return {
    status: 200,
    binary: archive,
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="hoshikraft-data.zip"',
      'x-content-type-options': 'nosniff',
    },
  };
});
