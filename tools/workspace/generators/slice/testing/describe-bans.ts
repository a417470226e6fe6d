import type { ScratchCheckout } from '../../../testing/scratch-checkout.ts';

const CONTRACT = 'libs/contract/openapi';

const REPLAYED = `          headers: { Idempotency-Replayed: { $ref: 'common.yaml#/components/headers/IdempotencyReplayed' } }\n`;

const operation = (name: string, method: string, id: string, schema: string, more = ''): string => `  ${name}:
    ${method}:
      operationId: ${id}
      tags: [bans]
      summary: Bans of a player
      security: [{ accessId: [], accessToken: [] }]
${more}      responses:
        '200':
          description: Success
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

const SCHEMAS = `    BanDetails:
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
        items: { type: array, maxItems: 100, items: { $ref: '#/components/schemas/BanDetails' } }
        nextCursor: { type: [string, 'null'], maxLength: 200 }
    BanMark:
      type: object
      additionalProperties: false
      required: [id]
      properties:
        id: { type: string, format: uuid, maxLength: 36 }
`;

/** Adds an operation that lists bans and one that changes a ban to the contract of a copy. */
export const describeBans = (copy: ScratchCheckout): void => {
  const paths = [
    operation('own', 'get', 'listOwnBans', 'OwnBanList', PARAMETERS),
    operation('mark', 'post', 'markBan', 'BanDetails', BODY) + NOT_FOUND,
  ];
  copy.edit(
    `${CONTRACT}/bans.yaml`,
    'components:\n  schemas:\n',
    `${paths.join('')}components:\n  schemas:\n${SCHEMAS}`,
  );
  const known = "  /ban/unban: { $ref: 'bans.yaml#/paths/unban' }\n";
  const added = ['own', 'mark'].map((name) => `  /ban/${name}: { $ref: 'bans.yaml#/paths/${name}' }\n`);
  copy.edit(`${CONTRACT}/openapi.yaml`, known, known + added.join(''));
};
