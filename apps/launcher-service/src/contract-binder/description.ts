import { createRequire } from 'node:module';
import type { operations } from '@hoshikraft/launcher-contract';

export type OperationId = keyof operations;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: object;
}

export interface DescribedOperation {
  operationId: OperationId;
  method: 'GET' | 'POST' | 'DELETE';
  /** Path as Fastify takes it. */
  url: string;
  parameters: Parameter[];
  /** Schema of the JSON body; null where the operation takes none. */
  body: object | null;
  /** Status → media type and schema; null where the answer has no body. */
  responses: Map<number, { mediaType: string; schema: object } | null>;
}

interface Described {
  operationId: string;
  parameters?: object[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, object>;
}

interface Description {
  paths: Record<string, Record<string, Described | undefined>>;
  components: Record<string, Record<string, object>>;
}

/** The bundled description, the single source of what the service offers. */
export const description = createRequire(import.meta.url)('@hoshikraft/launcher-contract/openapi.json') as Description;

function resolved<Shape>(value: object): Shape {
  const reference = (value as { $ref?: string }).$ref;
  if (reference === undefined) return value as Shape;
  const [, , group = '', name = ''] = reference.split('/');
  const target = description.components[group]?.[name];
  if (target === undefined) throw new Error(`the description has no ${reference}`);
  return target as Shape;
}

function describeResponses(responses: Record<string, object>): DescribedOperation['responses'] {
  return new Map(
    Object.entries(responses).map(([status, response]) => {
      const { content } = resolved<{ content?: Record<string, { schema: object }> }>(response);
      const [first] = Object.entries(content ?? {});
      return [Number(status), first === undefined ? null : { mediaType: first[0], schema: first[1].schema }];
    }),
  );
}

/** Every operation of the description. */
export const describedOperations: readonly DescribedOperation[] = Object.entries(description.paths).flatMap(
  ([path, item]) =>
    (['get', 'post', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      return {
        operationId: operation.operationId as OperationId,
        method: method.toUpperCase() as DescribedOperation['method'],
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        parameters: (operation.parameters ?? []).map((parameter) => resolved<Parameter>(parameter)),
        body: operation.requestBody?.content['application/json']?.schema ?? null,
        responses: describeResponses(operation.responses),
      };
    }),
);
