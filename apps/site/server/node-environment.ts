/** Whether Vite serves the pages instead of a build. */
export const development = process.argv.includes('--dev');

/** The environment before NODE_ENV is set below for React. */
export const originalEnvironment: Readonly<Record<string, string | undefined>> = { ...process.env };

// A built site uses React's production build on every machine. React reads the variable when it is first imported, so
// this module must be imported before every other.
process.env['NODE_ENV'] = development ? 'development' : 'production';
