import type { operations } from '@hoshikraft/contract';
import type { ListId, OperationRequest } from '../../src/platform/http/define-operation.ts';
import type { Group } from '../../src/community/players/permissions.ts';
import type { ListRequest } from '../../src/platform/pagination/define-list.ts';
import type { Player } from '../players.ts';
import type { TestApp } from '../test-app.ts';

type Item<Id extends ListId> = operations[Id]['responses'][200]['content']['application/json']['items'][number];

/** Effect of a query parameter on a list, other than limit and cursor. */
interface Effect<Id extends ListId, Value> {
  value: Exclude<Value, undefined>;
  /** Which items match it; absent when the parameter only sorts. */
  matches?: (item: Item<Id>) => boolean;
  /** The order of items, as for `Array.sort`; absent when the parameter does not sort. */
  compare?: (left: Item<Id>, right: Item<Id>) => number;
}

type Optional<Query> = { [Name in keyof Query]-?: undefined extends Query[Name] ? Name : never }[keyof Query];

/** Values for required query parameters, if the list has any. */
type RequiredParameters<Query> = [Exclude<keyof Query, Optional<Query>>] extends [never]
  ? { required?: undefined }
  : { required: Omit<Query, Optional<Query>> };

/** Inserts rows for a list, so that tests can read it from start to end. */
export type ListFill<Id extends ListId> = Filling<Id> & RequiredParameters<ListRequest<Id>['query']>;

interface Filling<Id extends ListId> {
  /** The field that identifies an item. */
  key: keyof Item<Id> & string;
  /** `playerId` is by default that of the caller. */
  params?: Partial<OperationRequest<Id>['params']>;
  /** Groups of the caller. */
  groups?: Group[];
  query: {
    [Name in Optional<ListRequest<Id>['query']>]-?: Effect<Id, ListRequest<Id>['query'][Name]>[];
  };
  /**
   * Inserts `count` rows that this player sees, in no particular order, with equal sort keys where the schema allows them.
   *
   * @returns the keys of all items that the list has now, in its default order
   */
  fill: (api: TestApp, player: Player, count: number) => Promise<string[]>;
}
