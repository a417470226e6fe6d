import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { trimTyped } from '@hoshikraft/shared';
import { Refusal } from '../errors/refusal.ts';

const MAX_REASON_LENGTH = 500;

/**
 * Parses the arguments of an operator's command.
 *
 * @throws Refusal with the usage for an unknown option
 */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    return { positionals: positionals.map(trimTyped), values };
  } catch (error) {
    throw new Refusal(usage, { cause: error });
  }
}

/** The reason of a change, as it is stored. @throws Refusal where it is missing or too long */
export function readReason(typed: string | undefined): string {
  const reason = trimTyped(typed ?? '');
  if (reason === '' || reason.length > MAX_REASON_LENGTH) {
    throw new Refusal(`Add --reason "…" (1 to ${MAX_REASON_LENGTH} characters): it is stored with the change`);
  }
  return reason;
}
