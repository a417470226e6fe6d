/** A bundled OpenAPI description, as far as the generator reads and completes it. */
export interface Description {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
  /** Calls per minute from one IP address; unlimited if absent. */
  'x-rate'?: number;
  /** Largest body, bytes. */
  'x-body'?: number;
}

export interface Operation {
  operationId: string;
  security?: Record<string, unknown>[];
  requestBody?: unknown;
  responses: Record<string, { content?: object; headers?: object; $ref?: string }>;
  parameters?: { in?: string; name?: string; $ref?: string }[];
  /** The permission without which it is refused. */
  'x-permission'?: string;
  /** Open to a session that waits for its second factor. */
  'x-pending'?: boolean;
  /** Refused where the session last proved longer ago than a quarter of an hour who it belongs to. */
  'x-proof'?: boolean;
  /** Calls a minute from one address, where not as ever; false for a probe, which is never counted. */
  'x-rate'?: number | false;
  /** Calls a minute, counted apart, of those that give this parameter of the query. */
  'x-rate-with'?: Record<string, number>;
  /** Largest body, bytes, where not as ever. */
  'x-body'?: number;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface Place {
  path: string;
  method: (typeof METHODS)[number];
  operation: Operation;
}

/** Every operation, in the order of the description. */
export function operationsOf({ paths }: Pick<Description, 'paths'>): Place[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
}

/** Calls a minute of an operation from one address; false where nothing is counted. */
export function rateOf(operation: Operation, description: Pick<Description, 'x-rate'>): number | false {
  return operation['x-rate'] ?? description['x-rate'] ?? false;
}

/** Names of the security schemes that an operation takes, each kind of caller joined by a plus sign. */
export function callersOf({ security = [] }: Pick<Operation, 'security'>): string[] {
  return security.map((one) => Object.keys(one).sort().join('+')).sort();
}
