import { freePort, isFree } from './free-port.ts';

const STANDARD = { site: 4200, api: 4201, sandbox: 4202, launcher: 4203, smtp: 4204, admin: 4205 };
const NAMES = {
  site: 'the site',
  api: 'the API',
  sandbox: 'the sandbox',
  launcher: 'the launcher',
  smtp: 'the mail server',
  admin: 'the admin',
};

type Service = keyof typeof STANDARD;
export type Ports = Record<Service, number>;

const SERVICES = Object.keys(STANDARD) as Service[];

/** The port that a variable sets. Throws if it is not a port, or is taken. */
async function askedFor(variable: string, value: string, chosen: ReadonlySet<number>): Promise<number> {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) throw new Error(`${variable}=${value} is not a port`);
  if (chosen.has(port) || !(await isFree(port)))
    throw new Error(
      `${variable}=${value}: port ${port} is in use. Stop the program that uses it or choose another port.`,
    );
  return port;
}

/**
 * A port for each service: the one that `SITE_PORT`, `API_PORT`, `SANDBOX_PORT`, `LAUNCHER_PORT`, `SMTP_PORT` or
 * `ADMIN_PORT` sets, else its standard one. If that is taken, the next free port that is not the standard of another service, which is
 * reported. A launcher that is left out needs none.
 *
 * @throws Error if a port that a variable sets is taken or invalid
 */
export async function choosePorts(
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
  { withLauncher }: { withLauncher: boolean },
): Promise<Ports> {
  const ports: Ports = { ...STANDARD };
  const chosen = new Set<number>();
  const left: Service[] = [];
  for (const service of SERVICES.filter((one) => withLauncher || one !== 'launcher')) {
    const variable = `${service.toUpperCase()}_PORT`;
    const value = env[variable];
    if (value === undefined) left.push(service);
    else chosen.add((ports[service] = await askedFor(variable, value, chosen)));
  }
  for (const service of left) {
    const standard = STANDARD[service];
    const others = left.map((one) => STANDARD[one]).filter((port) => port !== standard);
    const port = await freePort(standard, new Set([...chosen, ...others]));
    if (port !== standard) say(`Port ${standard} is in use: ${NAMES[service]} runs on ${port}.`);
    chosen.add((ports[service] = port));
  }
  return ports;
}
