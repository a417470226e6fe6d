import type { Request } from 'express';

/**
 * The first of these codings that a request accepts: browsers name all that they can in one breath, gzip first.
 *
 * @returns `identity` where it accepts none of them
 */
export const codingFor = <Coding extends string>(request: Request, ours: readonly Coding[]): Coding | 'identity' => {
  const accepted = request.acceptsEncodings();
  return ours.find((coding) => accepted.includes(coding)) ?? 'identity';
};
