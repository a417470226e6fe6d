import type { operations } from '@hoshikraft/contract';
import type { ListId, OperationRequest } from '../../src/platform/http/define-operation.ts';
import type { Group } from '../../src/community/players/permissions.ts';
import type { ListRequest } from '../../src/platform/pagination/define-list.ts';
import type { Player } from '../players.ts';
import type { TestApp } from '../test-app.ts';

type Item<Id extends ListId> = operations[Id]['responses'][200]['content']['application/json']['items'][number];

/** What a query parameter does to a list, besides limit and cursor. */
interface Effect<Id extends ListId, Value> {
  value: Exclude<Value, undefined>;
  /** Which items it leaves; all of them where it only sorts. */
  leaves?: (item: Item<Id>) => boolean;
  /** The order it asks for, as for `Array.sort`, where it asks for another. */
  sorts?: (left: Item<Id>, right: Item<Id>) => number;
}

type Optional<Query> = { [Name in keyof Query]-?: undefined extends Query[Name] ? Name : never }[keyof Query];

/** What has to be asked for each time, where there is any such thing. */
type Asked<Query> = [Exclude<keyof Query, Optional<Query>>] extends [never]
  ? { asked?: undefined }
  : { asked: Omit<Query, Optional<Query>> };

/** Rows for a list, so that it is walked from end to end. */
export type ListFill<Id extends ListId> = Filling<Id> & Asked<ListRequest<Id>['query']>;

interface Filling<Id extends ListId> {
  /** What tells one item from another. */
  key: keyof Item<Id> & string;
  params?: OperationRequest<Id>['params'];
  /** What whoever asks is, besides a player. */
  groups?: Group[];
  query: {
    [Name in Optional<ListRequest<Id>['query']>]-?: Effect<Id, ListRequest<Id>['query'][Name]>[];
  };
  /**
   * Lays down so many rows that this player sees, in no order, with ties wherever the sort keys may be alike.
   *
   * @returns the keys of all that the list has now, in its order
   */
  fill: (api: TestApp, player: Player, count: number) => Promise<string[]>;
}
