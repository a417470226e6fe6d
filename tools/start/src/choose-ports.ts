import { freePort, isFree } from './free-port.ts';

const STANDARD = { site: 4200, api: 4201, sandbox: 4202, launcher: 4203, smtp: 4204 };
const NAMES = {
  site: 'the site',
  api: 'the API',
  sandbox: 'the sandbox',
  launcher: 'the launcher',
  smtp: 'the mail server',
};

type Service = keyof typeof STANDARD;
export type Ports = Record<Service, number>;

const SERVICES = Object.keys(STANDARD) as Service[];

/** The port that a variable asks for. Throws where it is none, or another has it. */
async function askedFor(variable: string, value: string, chosen: ReadonlySet<number>): Promise<number> {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) throw new Error(`${variable}=${value} is no port`);
  if (chosen.has(port) || !(await isFree(port)))
    throw new Error(`${variable}=${value} cannot be had: port ${port} is taken. Stop what uses it, or name another.`);
  return port;
}

/**
 * A port for each service: what `SITE_PORT`, `API_PORT`, `SANDBOX_PORT`, `LAUNCHER_PORT` and `SMTP_PORT` ask for, else its standard one;
 * where that is taken the next that is free and nobody's standard, which is said. A launcher that is left out needs none.
 *
 * @throws Error when a port that was asked for is taken, or is none
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
    if (port !== standard) say(`Port ${standard} is taken: ${NAMES[service]} is at ${port}.`);
    chosen.add((ports[service] = port));
  }
  return ports;
}
