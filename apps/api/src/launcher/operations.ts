import { loginLauncher } from './login-launcher.ts';
import { refreshLauncherSession } from './refresh-launcher-session.ts';
import { sendLauncherLog } from './send-launcher-log.ts';
import { startGameSession } from './start-game-session.ts';

export const launcherOperations = [loginLauncher, refreshLauncherSession, startGameSession, sendLauncherLog] as const;
