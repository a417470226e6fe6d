interface Encoded {
  payload: Buffer;
  contentType: string;
}

/** Encodes a multipart form; a Blob is sent as a file. */
export async function encodeForm(fields: readonly (readonly [string, string | Blob])[]): Promise<Encoded> {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value instanceof File ? value.name : 'sent.bin');
  }
  const response = new Response(form);
  const contentType = response.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await response.arrayBuffer()), contentType };
}
