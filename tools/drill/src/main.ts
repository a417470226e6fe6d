/**
 * `npm run drill -- --purchases=20000`: kills the API and PostgreSQL under everything that moves money or coins and counts what is left.
 * `--naive` is a client without idempotency, which must be found out.
 */
import { parseArgs } from 'node:util';
import { drill } from './drill.ts';

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '1500' },
    clients: { type: 'string', default: '16' },
    naive: { type: 'boolean', default: false },
  },
});
const whole = (name: string, text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(`--${name} has to be a whole number`);
};

const report = await drill({
  purchases: whole('purchases', values.purchases),
  clients: whole('clients', values.clients),
  naive: values.naive,
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
