/** Whether Vite stands in for a build. */
export const development = process.argv.includes('--dev');

// A built site is drawn by React's production build, whatever the machine is used for otherwise. React looks when it
// is first imported, so this module comes before every other.
process.env['NODE_ENV'] = development ? 'development' : 'production';
