import { loginLauncher } from './login-launcher.ts';
import { refreshLauncherSession } from './refresh-launcher-session.ts';
import { startGameSession } from './start-game-session.ts';

export const launcherOperations = [loginLauncher, refreshLauncherSession, startGameSession] as const;
