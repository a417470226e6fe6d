/**
 * `npm run wipe -w @hoshikraft/api -- list <server id>`, `-- announce <server id> <time>`, `-- withdraw <server id> <time>` or
 * `-- confirm <server id> <time>`: wipes that players see, and one that no game server reported, which opens refunds
 * (docs/product/game-bridge.md#wipes).
 */
import { systemClock } from '../../context.ts';
import { runCommand } from '../../platform/database/run-command.ts';
import { runWipe } from './run-wipe.ts';

await runCommand(({ db, args }) => runWipe({ db, clock: systemClock }, args));
