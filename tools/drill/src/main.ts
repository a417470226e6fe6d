/**
 * `npm run drill -- --purchases=20000`: kills the API and PostgreSQL under everything that moves money or coins and counts what is left.
 * `--naive` is a client without idempotency, which must be found out.
 */
import { parseArgs } from 'node:util';
import { drill } from './drill.ts';

const whole = (name: string, text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(`--${name} has to be a whole number`);
};
const options = {
  purchases: { type: 'string', default: '1500' },
  clients: { type: 'string', default: '16' },
  naive: { type: 'boolean', default: false },
} as const;
const typed = () => {
  try {
    const { purchases, clients, naive } = parseArgs({ options }).values;
    return { purchases: whole('purchases', purchases), clients: whole('clients', clients), naive };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(2);
  }
};

const report = await drill({
  ...typed(),
  hangUps: 3,
  calm: 4000,
  say: (line) => process.stdout.write(`${line}\n`),
});
const { findings, ...figures } = report;
process.stdout.write(`${JSON.stringify(figures)}\n`);
for (const finding of findings.slice(0, 20)) process.stdout.write(`${finding}\n`);
if (findings.length > 20) process.stdout.write(`… and ${findings.length - 20} more\n`);
process.stdout.write(
  findings.length === 0 ? 'Nothing lost, nothing doubled, nothing given up.\n' : `${findings.length} findings\n`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
