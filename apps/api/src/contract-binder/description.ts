import { createRequire } from 'node:module';
import type { OperationId } from './security.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: object;
}

export interface DescribedOperation {
  operationId: OperationId;
  method: 'GET' | 'POST';
  /** Path as Fastify takes it, with its prefix. */
  url: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  /** Schema of the JSON body; null where the operation takes none. */
  body: { schema: object; required: boolean } | null;
  /** Status → media type and schema. */
  responses: Map<number, { mediaType: string; schema: object } | null>;
}

interface Described {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: object[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, object>;
}

interface Description {
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown> & { servers?: { url: string }[] }>;
  components: Record<string, Record<string, object>>;
}

/** The bundled description, the single source of what this server offers. */
export const description = createRequire(import.meta.url)('@hoshikraft/contract/openapi.json') as Description;

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
      const [mediaType, media] = Object.entries(content ?? {})[0] ?? [];
      return [
        Number(status),
        mediaType === undefined || media === undefined ? null : { mediaType, schema: media.schema },
      ];
    }),
  );
}

let described: DescribedOperation[] | undefined;

/** Every operation of the description, with the address it is mounted at. */
export function describedOperations(): DescribedOperation[] {
  described ??= readOperations();
  return described;
}

function readOperations(): DescribedOperation[] {
  return Object.entries(description.paths).flatMap(([path, item]) => {
    const prefix = (item.servers ?? description.servers)[0]?.url ?? '';
    return (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method] as Described | undefined;
      if (operation === undefined) return [];
      const json = operation.requestBody?.content['application/json'];
      return {
        operationId: operation.operationId as OperationId,
        method: method === 'get' ? ('GET' as const) : ('POST' as const),
        url: `${prefix === '/' ? '' : prefix}${path.replace(/\{(\w+)\}/g, ':$1')}`,
        security: operation.security,
        parameters: (operation.parameters ?? []).map((parameter) => resolved<Parameter>(parameter)),
        body: json === undefined ? null : { schema: json.schema, required: operation.requestBody?.required === true },
        responses: describeResponses(operation.responses),
      };
    });
  });
}
