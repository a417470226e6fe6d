// Read by whatever Node the reader has, so nothing newer than Node 12 understands.
const parts = process.versions.node.split('.').map(Number);
if (parts[0] < 24 || (parts[0] === 24 && parts[1] < 15)) {
  console.error(
    'Hoshikraft needs Node 24.15 or newer and this is ' +
      process.version +
      '. On 64-bit Linux "npm ci" brings its own; elsewhere install Node 24 first.',
  );
  process.exit(1);
}
