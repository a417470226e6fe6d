import { ADMIN_VARIABLES } from '../server/admin-variables.ts';

const variables = Object.entries(ADMIN_VARIABLES).map(([name, variable]) => ({ name, ...variable }));
process.stdout.write(`${JSON.stringify(variables)}\n`);
