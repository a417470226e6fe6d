/** The subset of a bundled OpenAPI description that the generator uses. */
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
  /** Required permission. */
  'x-permission'?: string;
  /** Allowed for a session whose second factor is pending. */
  'x-pending'?: boolean;
  /** Requires step-up authentication within the last 15 minutes. */
  'x-proof'?: boolean;
  /** Calls per minute from one IP address, if not the default; false for a probe, which has no limit. */
  'x-rate'?: number | false;
  /** Calls per minute with this query parameter, counted separately. */
  'x-rate-with'?: Record<string, number>;
  /** Largest body, bytes, if not the default. */
  'x-body'?: number;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface Place {
  path: string;
  method: (typeof METHODS)[number];
  operation: Operation;
}

/** All operations, in the order of the description. */
export function operationsOf({ paths }: Pick<Description, 'paths'>): Place[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
}

/** Calls per minute of an operation from one IP address; false if unlimited. */
export function rateOf(operation: Operation, description: Pick<Description, 'x-rate'>): number | false {
  return operation['x-rate'] ?? description['x-rate'] ?? false;
}

/** Names of the security schemes that an operation takes, each kind of caller joined by a plus sign. */
export function callersOf({ security = [] }: Pick<Operation, 'security'>): string[] {
  return security.map((one) => Object.keys(one).sort().join('+')).sort();
}
