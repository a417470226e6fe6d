/**
 * `npm run drill -- --purchases=20000` kills the API and PostgreSQL during movements of money and coins, then checks the
 * database. `--naive` uses a client without idempotency, which the checks must detect.
 */
import { parseArgs } from 'node:util';
import { drill } from './drill.ts';

const parseInteger = (name: string, text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(`--${name} has to be a whole number`);
};
const options = {
  purchases: { type: 'string', default: '1500' },
  clients: { type: 'string', default: '16' },
  naive: { type: 'boolean', default: false },
} as const;
const parseOptions = () => {
  try {
    const { purchases, clients, naive } = parseArgs({ options }).values;
    return { purchases: parseInteger('purchases', purchases), clients: parseInteger('clients', clients), naive };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(2);
  }
};

const report = await drill({
  ...parseOptions(),
  abortPercent: 3,
  maxPauseMs: 4000,
  print: (line) => process.stdout.write(`${line}\n`),
});
const { findings, ...figures } = report;
process.stdout.write(`${JSON.stringify(figures)}\n`);
for (const finding of findings.slice(0, 20)) process.stdout.write(`${finding}\n`);
if (findings.length > 20) process.stdout.write(`… and ${findings.length - 20} more\n`);
process.stdout.write(findings.length === 0 ? 'Nothing lost, duplicated or failed.\n' : `${findings.length} findings\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
