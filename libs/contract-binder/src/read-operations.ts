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
  /** Path as the description has it. */
  path: string;
  /** The same path as Fastify takes it. */
  url: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  /** What the body is described by: JSON, or the fields of a form; null where the operation takes none. */
  body: (Media & { required: boolean }) | null;
  /** Status → media type and schema; null if the reply has no body. */
  responses: Map<number, Media | null>;
}

/** A bundled OpenAPI description, as far as it is read here. */
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
  // Fields of a form are read by their types, which a reference hides.
  return {
    mediaType,
    schema: mediaType === FORM ? resolved<object>(schema, description) : schema,
    required: requestBody?.required === true,
  };
}

/**
 * Every operation of a description that has one of these methods, in the order of the description.
 *
 * @throws Error where a reference leads nowhere
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
