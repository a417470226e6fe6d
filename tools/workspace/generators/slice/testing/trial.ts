import type { ScratchCheckout } from '../../../testing/scratch-checkout.ts';

const CONTRACT = 'libs/contract/openapi';

const REPLAYED = `          headers: { Idempotency-Replayed: { $ref: 'common.yaml#/components/headers/IdempotencyReplayed' } }\n`;

const operation = (name: string, method: string, id: string, schema: string, more = ''): string => `  ${name}:
    ${method}:
      operationId: ${id}
      tags: [bans]
      summary: Bans as they were told
      security: [{ accessId: [], accessToken: [] }]
${more}      responses:
        '200':
          description: Told
${method === 'post' ? REPLAYED : ''}          content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' } } }
`;

const PARAMETERS = `      parameters:
        - { $ref: 'common.yaml#/components/parameters/Limit' }
        - { $ref: 'common.yaml#/components/parameters/Cursor' }
        - { name: bannedBy, in: query, required: false, description: Who banned., schema: { type: string, maxLength: 100 } }
`;
const BODY = `      parameters:
        - { $ref: 'common.yaml#/components/parameters/IdempotencyKey' }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/BanMark' } } }
`;
const NOT_FOUND = `        '404': { $ref: 'common.yaml#/components/responses/NotFound' }\n`;

const SCHEMAS = `    BanTold:
      type: object
      additionalProperties: false
      required: [id, bannedBy, banReason, bannedAt, unbanAt]
      properties:
        id: { type: string, format: uuid, maxLength: 36 }
        bannedBy: { type: string, maxLength: 100 }
        banReason: { type: string, maxLength: 1000 }
        bannedAt: { $ref: 'common.yaml#/components/schemas/Time' }
        unbanAt: { oneOf: [{ $ref: 'common.yaml#/components/schemas/Time' }, { type: 'null' }] }
    OwnBanList:
      type: object
      additionalProperties: false
      required: [items, nextCursor]
      properties:
        items: { type: array, maxItems: 100, items: { $ref: '#/components/schemas/BanTold' } }
        nextCursor: { type: [string, 'null'], maxLength: 200 }
    BanMark:
      type: object
      additionalProperties: false
      required: [id]
      properties:
        id: { type: string, format: uuid, maxLength: 36 }
`;

/** Describes a list of a player's own and one of everybody's, one thing and a change of bans in the contract of a copy, with the index that the list goes by. */
export const describeTrial = (copy: ScratchCheckout): void => {
  const paths = [
    operation('own', 'get', 'listOwnBans', 'OwnBanList', PARAMETERS),
    operation('every', 'get', 'listEveryBan', 'OwnBanList', PARAMETERS),
    operation('latest', 'get', 'getLatestBan', 'BanTold') + NOT_FOUND,
    operation('mark', 'post', 'markBan', 'BanTold', BODY) + NOT_FOUND,
  ];
  copy.edit(
    `${CONTRACT}/bans.yaml`,
    'components:\n  schemas:\n',
    `${paths.join('')}components:\n  schemas:\n${SCHEMAS}`,
  );
  const known = "  /ban/unban: { $ref: 'bans.yaml#/paths/unban' }\n";
  const added = ['own', 'every', 'latest', 'mark'].map(
    (name) => `  /ban/${name}: { $ref: 'bans.yaml#/paths/${name}' }\n`,
  );
  copy.edit(`${CONTRACT}/openapi.yaml`, known, known + added.join(''));
  copy.write(
    'apps/api/migrations/20991231T0000_bans_by_their_time.sql',
    'CREATE INDEX bans_by_time_idx ON bans (player_id, banned_at, id);\n',
  );
};

const RUSSIAN: Readonly<Record<string, string>> = {
  'Own bans': 'Свои блокировки',
  'Bans as they were told': 'Блокировки, как о них сообщили',
  'Banned by': 'Кто забанил',
  'Ban reason': 'Причина',
  'Banned at': 'Когда',
  'Unban at': 'До какого времени',
  'Loading own bans': 'Загружаем блокировки',
  'There are no own bans yet': 'Блокировок пока нет',
};

/** Translates what the generator found no Russian for in any catalog. */
export const translateTrial = (copy: ScratchCheckout): void => {
  const path = 'apps/site/app/own-bans/locales/ru.po';
  for (const [entry, english = ''] of [...copy.read(path).matchAll(/^msgid "(.+)"\nmsgstr ""$/gm)])
    copy.edit(path, entry, `msgid "${english}"\nmsgstr "${RUSSIAN[english] ?? ''}"`);
};
