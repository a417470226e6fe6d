type Method = 'GET' | 'POST' | 'DELETE';

/** Media type of a body that is a form. */
export const FORM = 'multipart/form-data';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: object;
}

/** A schema in the description, and the media type of what it describes. */
export interface Media {
  mediaType: string;
  schema: object;
}

export interface DescribedOperation<Id extends string = string, Verb extends Method = Method> {
  operationId: Id;
  method: Verb;
  /** Path in the description. */
  path: string;
  /** The path in Fastify's syntax. */
  url: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  /** Schema of the body: JSON, or the fields of a form; null if the operation has none. */
  body: (Media & { required: boolean }) | null;
  /** Status → media type and schema; null if the reply has no body. */
  responses: Map<number, Media | null>;
}

/** The used subset of a bundled OpenAPI description. */
export interface Description {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, object>>;
}

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: object[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, object>;
}

function resolved<Shape>(value: object, { components }: Description): Shape {
  const reference = (value as { $ref?: string }).$ref;
  if (reference === undefined) return value as Shape;
  const [, , group = '', name = ''] = reference.split('/');
  const target = components[group]?.[name];
  if (target === undefined) throw new Error(`the description has no ${reference}`);
  return target as Shape;
}

function mediaOf(response: object, description: Description): Media | null {
  const { content } = resolved<{ content?: Record<string, { schema: object }> }>(response, description);
  const [first] = Object.entries(content ?? {});
  return first === undefined ? null : { mediaType: first[0], schema: first[1].schema };
}

function bodyOf({ requestBody }: Operation, description: Description): DescribedOperation['body'] {
  const [first] = Object.entries(requestBody?.content ?? {});
  if (first === undefined) return null;
  const [mediaType, { schema }] = first;
  // Form fields are converted by their types, so their references are resolved here.
  return {
    mediaType,
    schema: mediaType === FORM ? resolved<object>(schema, description) : schema,
    required: requestBody?.required === true,
  };
}

/**
 * Reads the operations with one of these methods, in the order of the description.
 *
 * @throws Error for a broken reference
 */
export function readOperations<Id extends string, Verb extends Method>(
  description: Description,
  methods: readonly Verb[],
): DescribedOperation<Id, Verb>[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method.toLowerCase()] as Operation | undefined;
      if (operation === undefined) return [];
      return {
        operationId: operation.operationId as Id,
        method,
        path,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        security: operation.security,
        parameters: (operation.parameters ?? []).map((one) => resolved<Parameter>(one, description)),
        body: bodyOf(operation, description),
        responses: new Map(
          Object.entries(operation.responses).map(([status, response]) => [
            Number(status),
            mediaOf(response, description),
          ]),
        ),
      };
    }),
  );
}
