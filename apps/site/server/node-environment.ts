/** Whether Vite stands in for a build. */
export const development = process.argv.includes('--dev');

/** The environment as it was given: what is set below is React's. */
export const givenEnvironment: Readonly<Record<string, string | undefined>> = { ...process.env };

// A built site is drawn by React's production build, whatever the machine is used for otherwise. React looks when it
// is first imported, so this module comes before every other.
process.env['NODE_ENV'] = development ? 'development' : 'production';
