// A fake game: prints the ready marker, then counts, and ends on SIGTERM.
let tick = 0;
console.log('ready');
setInterval(() => console.log(`tick ${(tick += 1)}`), 50);
process.on('SIGTERM', () => process.exit(0));
