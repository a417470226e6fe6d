interface Field {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
}

/** Schema of a form: a closed object of strings, numbers, booleans and files (`format: binary`). */
interface FormSchema {
  properties?: Readonly<Record<string, Field>>;
}

const PLAIN_NUMBER = /^-?\d{1,16}(\.\d{1,15})?$/;

const SWITCHES: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Converts a field to the type of its schema; returns it unchanged if that fails, so that validation rejects it. */
function typed(value: string | Blob, { type, format }: Field): unknown {
  const isFile = typeof value !== 'string';
  // A file for a string or a string for a file becomes null, which no field allows.
  if (isFile !== (format === 'binary')) return null;
  if (isFile) return value;
  if (type === 'integer' || type === 'number') return PLAIN_NUMBER.test(value) ? Number(value) : value;
  return type === 'boolean' ? (SWITCHES[value] ?? value) : value;
}

/** A body of `multipart/form-data`, raw and parsed. */
export class SentForm {
  readonly bytes: Buffer;
  /** null if it cannot be parsed, or has a duplicate field. */
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
    // Strings must be UTF-8; files may contain any bytes.
    if ([...fields.values()].every((value) => typeof value === 'string')) {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
  } catch {
    return new SentForm(bytes, null);
  }
  return new SentForm(bytes, fields);
}

/** Converts the fields of a form to the object that its schema describes. */
export function formBody(
  fields: ReadonlyMap<string, string | Blob>,
  { properties = {} }: FormSchema,
): Record<string, unknown> {
  // From entries, since a field may be named __proto__.
  return Object.fromEntries(
    [...fields].map(([name, value]): [string, unknown] => [
      name,
      Object.hasOwn(properties, name) ? typed(value, properties[name] ?? {}) : value,
    ]),
  );
}

/** The object for validation: of a file, only its presence is checked. */
export const withoutFiles = (body: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [name, value instanceof Blob ? '' : value]),
  );
