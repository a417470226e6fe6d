import type { Schemas } from '../../schemas.ts';

type Hint = NonNullable<Schemas['LaunchError']['hint']>;

const SIGNS: readonly [Hint, RegExp][] = [
  [
    'memory',
    /OutOfMemoryError|Could not reserve enough space|insufficient memory|heap out of memory|Invalid maximum heap/i,
  ],
  ['java_version', /UnsupportedClassVersionError|class file version|Unrecognized VM option/i],
  ['graphics', /GLFW error|OpenGL|Pixel format not accelerated|No OpenGL context|LWJGLException|atio6axx|nvoglv/i],
];

/** Recognizes common causes in the last lines of a game that ended. */
export function exitHint(lines: readonly string[]): Hint {
  const text = lines.join('\n');
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'none';
}
