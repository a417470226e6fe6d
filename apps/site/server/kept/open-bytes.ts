/** Bytes with places left open for the nonce of one answer. */
export interface OpenBytes {
  bytes: Buffer;
  /** Where each place begins. */
  at: readonly number[];
}

/** The same bytes with this nonce in every open place. Costs a copy, whatever they are packed in. */
export const fill = ({ bytes, at }: OpenBytes, nonce: string): Buffer => {
  const filled = Buffer.from(bytes);
  for (const place of at) filled.write(nonce, place, 'latin1');
  return filled;
};
