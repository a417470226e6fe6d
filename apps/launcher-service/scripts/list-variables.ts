import { SERVICE_VARIABLES } from '../src/service-variables.ts';

const variables = Object.entries(SERVICE_VARIABLES).map(([name, variable]) => ({ name, ...variable }));
process.stdout.write(`${JSON.stringify(variables)}\n`);
