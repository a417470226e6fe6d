/** `npm run operator-code`: the code that signs the sample operator in to the admin; each works once. */
import { OPERATOR_APP, operatorCode } from './operator-app.ts';

process.stdout.write(`${operatorCode(Date.now())}\n`);
process.stderr.write(`Or add this key to an authenticator app: ${OPERATOR_APP}\n`);
