import type { Kysely, Transaction } from 'kysely';
import type { DB } from './generated.ts';

/** All tables, as the migrations create them. */
export type Database = DB;
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
