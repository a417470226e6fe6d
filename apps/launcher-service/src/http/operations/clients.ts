import { defineOperation } from '../define-operation.ts';
import type { Parts } from '../../parts.ts';
import { pictureName, presentClient } from '../present-client.ts';
import { Refusal } from '../refusal.ts';

const listClients = defineOperation('listClients', async (_request, { parts, locale }) => {
  const { clients, offline } = await parts.launcher.clients();
  const { system } = parts.machine;
  return {
    status: 200,
    body: {
      clients: clients.map((client) =>
        presentClient(client, { locale, system, lastPlayedAt: parts.launcher.lastPlayedAt(client.manifest.id) }),
      ),
      offline,
    },
  };
});

/** A name says which picture it means: one that is not the client's any more is not found, and no name is a path. */
async function sendPicture(parts: Parts, uuid: string, name: string, kind: 'icon' | 'background') {
  const { clients } = await parts.launcher.clients();
  const known = clients.find(({ manifest }) => manifest.id === uuid);
  if (known === undefined || pictureName(known.manifest[kind]) !== name) throw new Refusal('not_found');
  const picture = await parts.installer.picture(uuid, kind);
  if (picture === null) throw new Refusal('not_found');
  return { status: 200 as const, ...picture };
}

const getClientIcon = defineOperation('getClientIcon', ({ params }, { parts }) =>
  sendPicture(parts, params.uuid, params.iconPath, 'icon'),
);

const getClientBackground = defineOperation('getClientBackground', ({ params }, { parts }) =>
  sendPicture(parts, params.uuid, params.backgroundPath, 'background'),
);

export const clientOperations = [listClients, getClientIcon, getClientBackground] as const;
