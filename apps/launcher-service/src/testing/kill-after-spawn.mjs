import child_process from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded into a service: kills it right after it started a game.
const { spawn } = child_process;
child_process.spawn = (...given) => {
  const child = spawn(...given);
  if (given[2]?.detached) process.kill(process.pid, 'SIGKILL');
  return child;
};
syncBuiltinESMExports();
