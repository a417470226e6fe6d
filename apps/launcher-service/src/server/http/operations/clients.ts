import { defineOperation } from '../define-operation.ts';
import type { ServiceContext } from '../../../context.ts';
import { pictureName, presentClient } from '../present-client.ts';
import { Refusal } from '../../../refusal.ts';

const listClients = defineOperation('listClients', async (_request, { context, locale }) => {
  const { clients, offline } = await context.launcher.clients();
  const { system } = context.machine;
  return {
    status: 200,
    body: {
      clients: clients.map((client) =>
        presentClient(client, { locale, system, lastPlayedAt: context.launcher.lastPlayedAt(client.manifest.id) }),
      ),
      offline,
    },
  };
});

/** The name identifies one version of a picture: an outdated name is not found, and no name is used as a path. */
async function sendPicture(context: ServiceContext, uuid: string, name: string, kind: 'icon' | 'background') {
  const { clients } = await context.launcher.clients();
  const known = clients.find(({ manifest }) => manifest.id === uuid);
  if (known === undefined || pictureName(known.manifest[kind]) !== name) throw new Refusal('not_found');
  const picture = await context.installer.picture(uuid, kind);
  if (picture === null) throw new Refusal('not_found');
  return { status: 200 as const, ...picture };
}

const getClientIcon = defineOperation('getClientIcon', ({ params }, { context }) =>
  sendPicture(context, params.uuid, params.iconPath, 'icon'),
);

const getClientBackground = defineOperation('getClientBackground', ({ params }, { context }) =>
  sendPicture(context, params.uuid, params.backgroundPath, 'background'),
);

export const clientOperations = [listClients, getClientIcon, getClientBackground] as const;
