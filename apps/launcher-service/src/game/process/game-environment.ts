const STRIPPED = new Set([
  'JAVA_TOOL_OPTIONS',
  '_JAVA_OPTIONS',
  'JDK_JAVA_OPTIONS',
  'JAVA_OPTIONS',
  'IBM_JAVA_OPTIONS',
  'OPENJ9_JAVA_OPTIONS',
  '_JAVA_LAUNCHER_DEBUG',
  'CLASSPATH',
  'NODE_OPTIONS',
  'NODE_PATH',
  'NODE_ENV',
  'LC_ALL',
]);

// Variables of the service, its token among them, and of npm.
const OURS = /^(LAUNCHER_|npm_|NODE_CHANNEL_)/i;

/**
 * Environment of the game: no variables that add options to Java or Node, none of the service, and a UTF-8 locale, without
 * which Java does not find its main class under a Cyrillic path (measured).
 */
export function gameEnvironment(
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): NodeJS.ProcessEnv {
  const allowed = Object.entries(env).filter(([name]) => !STRIPPED.has(name.toUpperCase()) && !OURS.test(name));
  // macOS has no C.UTF-8 before version 15.
  return { ...Object.fromEntries(allowed), LC_ALL: platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8' };
}
