interface Field {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
}

/** What a form may hold: a closed object, whose fields are texts, numbers, switches and files (`format: binary`). */
interface FormSchema {
  properties?: Readonly<Record<string, Field>>;
}

const PLAIN_NUMBER = /^-?\d{1,16}(\.\d{1,15})?$/;

const SWITCHES: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A field as its schema means it; as it came where it is no such thing, for the schema to refuse. */
function typed(value: string | Blob, { type, format }: Field): unknown {
  const isFile = typeof value !== 'string';
  // Neither a file for a text nor a text for a file: null fits no field.
  if (isFile !== (format === 'binary')) return null;
  if (isFile) return value;
  if (type === 'integer' || type === 'number') return PLAIN_NUMBER.test(value) ? Number(value) : value;
  return type === 'boolean' ? (SWITCHES[value] ?? value) : value;
}

/** A body of `multipart/form-data`, as it was sent and as it was read. */
export class SentForm {
  readonly bytes: Buffer;
  /** null where it cannot be read, or a field comes twice. */
  readonly fields: ReadonlyMap<string, string | Blob> | null;

  constructor(bytes: Buffer, fields: SentForm['fields']) {
    this.bytes = bytes;
    this.fields = fields;
  }
}

/** @param contentType the header, with its boundary */
export async function readForm(contentType: string, bytes: Buffer): Promise<SentForm> {
  const fields = new Map<string, string | Blob>();
  try {
    const form = await new Response(Uint8Array.from(bytes), { headers: { 'content-type': contentType } }).formData();
    for (const [name, value] of form) {
      if (fields.has(name)) return new SentForm(bytes, null);
      fields.set(name, value);
    }
    // Texts are UTF-8; a file is whatever it is.
    if ([...fields.values()].every((value) => typeof value === 'string')) {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
  } catch {
    return new SentForm(bytes, null);
  }
  return new SentForm(bytes, fields);
}

/** The fields of a form as the object that its schema describes. */
export function formBody(
  fields: ReadonlyMap<string, string | Blob>,
  { properties = {} }: FormSchema,
): Record<string, unknown> {
  // Made from entries: a field may be called __proto__.
  return Object.fromEntries(
    [...fields].map(([name, value]): [string, unknown] => [
      name,
      Object.hasOwn(properties, name) ? typed(value, properties[name] ?? {}) : value,
    ]),
  );
}

/** The same object as a schema sees it: of a file, only that it is there. */
export const withoutFiles = (body: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [name, value instanceof Blob ? '' : value]),
  );
