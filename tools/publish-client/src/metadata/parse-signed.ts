import type { SignedKind } from '@hoshikraft/launcher-contract/signed';
import { compileSchema, contractSchema, faultsOf } from '../schemas.ts';
import type { Manifest, RootMetadata, SnapshotMetadata, TimestampMetadata } from '../schemas.ts';

interface Said {
  root: RootMetadata;
  timestamp: TimestampMetadata;
  snapshot: SnapshotMetadata;
  manifest: Manifest;
}

const validators = {
  root: compileSchema<RootMetadata>({ $ref: contractSchema('RootMetadata') }),
  timestamp: compileSchema<TimestampMetadata>({ $ref: contractSchema('TimestampMetadata') }),
  snapshot: compileSchema<SnapshotMetadata>({ $ref: contractSchema('SnapshotMetadata') }),
  manifest: compileSchema<Manifest>({ $ref: contractSchema('Manifest') }),
};

/** Parses and validates the payload of a signed file without checking signatures. @throws Error with file and field */
export function parsePayload<Kind extends SignedKind>(kind: Kind, payload: Buffer, name: string): Said[Kind] {
  let value: unknown;
  try {
    value = JSON.parse(payload.toString('utf8'));
  } catch {
    throw new Error(`${name} is not valid JSON`);
  }
  const validate = validators[kind];
  if (!validate(value)) throw new Error(`${name} is not a valid ${kind}: ${faultsOf(validate).slice(0, 3).join('; ')}`);
  return value as Said[Kind];
}

/** Like `parsePayload`, from the bytes of the signed file. */
export function parseSigned<Kind extends SignedKind>(kind: Kind, bytes: Buffer, name: string): Said[Kind] {
  return parsePayload(kind, payloadOf(bytes, name), name);
}

/** The signed bytes. */
export function payloadOf(bytes: Buffer, name: string): Buffer {
  try {
    const { payload } = JSON.parse(bytes.toString('utf8')) as { payload: unknown };
    return Buffer.from(String(payload), 'base64');
  } catch {
    throw new Error(`${name} is not a signed file`);
  }
}
