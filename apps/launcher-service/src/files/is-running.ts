import { errorCode } from './error-code.ts';

/** Whether there is a process of that number, whosever. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
