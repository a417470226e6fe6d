import type { components } from '@hoshikraft/contract';
import type { Credentials, TestApp } from '../../../../testing/test-app.ts';
import { botCommands } from '../../../bot-commands.ts';
import type { Messenger } from '../../../integrations/bots/bot.ts';
import { decryptBotMessage } from '../../../integrations/bots/bots-repository.ts';
import { receiveBotMessage } from '../../../integrations/bots/receive.ts';

let updates = 0;
let users = 0;

/** Creates a messenger user who chats with our bot. */
export function createChatUser(api: TestApp, messenger: Messenger = 'telegram') {
  users += 1;
  const senderId = String(700_000 + users);

  /** Returns the queued messages to this user in order, and removes them as delivered. */
  async function read(): Promise<string[]> {
    const { rows } = await api.app.pool.query<{ recipient_id: string; sealed: Buffer }>(
      `WITH gone AS (DELETE FROM bot_messages WHERE messenger = $1 AND recipient_id = $2 RETURNING id, recipient_id, sealed)
       SELECT recipient_id, sealed FROM gone ORDER BY id`,
      [messenger, senderId],
    );
    return rows.map((row) => decryptBotMessage(api.app, messenger, row));
  }

  async function write(text: string): Promise<string | undefined> {
    updates += 1;
    const updateId = `test-${updates}`;
    const message = { messenger, updateId, senderId, senderName: 'Mira', text, locale: 'en' } as const;
    await receiveBotMessage(api.app, botCommands, message);
    return (await read()).at(-1);
  }

  return {
    senderId,
    read,
    write,
    /** Returns the code in the last message. */
    readCode: async (): Promise<string | undefined> => /^(\d{6}) /.exec((await read()).at(-1) ?? '')?.[1],
    /** Links this user to a player by a `/link` command. */
    async link(as: Credentials, purpose: 'factor' | 'service' = 'factor'): Promise<string | undefined> {
      const path = `/api/user/settings/2fa/link${purpose === 'service' ? '?purpose=service' : ''}`;
      const { body } = await api.request<components['schemas']['LinkCode']>('POST', path, { as });
      return write(`/link ${body.code.toLowerCase()}`);
    },
  };
}
