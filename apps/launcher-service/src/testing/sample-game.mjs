// Stands for a game: says that it is ready, counts on, and ends when it is asked to.
let tick = 0;
console.log('ready');
setInterval(() => console.log(`tick ${(tick += 1)}`), 50);
process.on('SIGTERM', () => process.exit(0));
