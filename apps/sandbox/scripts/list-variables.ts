import { SANDBOX_VARIABLES } from '../src/sandbox-variables.ts';

const variables = Object.entries(SANDBOX_VARIABLES).map(([name, variable]) => ({ name, ...variable }));
process.stdout.write(`${JSON.stringify(variables)}\n`);
