import { SITE_VARIABLES } from '../server/site-variables.ts';

const variables = Object.entries(SITE_VARIABLES).map(([name, variable]) => ({ name, ...variable }));
process.stdout.write(`${JSON.stringify(variables)}\n`);
