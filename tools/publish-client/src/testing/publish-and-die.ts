/** Publishes and kills itself before a step, like a power cut: `<keys> <root keys> <repository> <description> <step>`. */
import { readDescription } from '../description/read-description.ts';
import { publish } from '../publish.ts';
import { openStore } from '../store/open-store.ts';
import { watchedStore } from './watched-store.ts';
import { NOW } from './workshop.ts';

const [keys = '', rootKeys = '', repository = '', description = '', last = ''] = process.argv.slice(2);
const store = watchedStore(await openStore(repository, process.env), (_name, step) => {
  if (step === Number(last)) process.kill(process.pid, 'SIGKILL');
});
await publish({
  store,
  folders: { keys, rootKeys },
  descriptions: [readDescription(description)],
  now: NOW,
  withoutOldKeys: false,
});
process.stdout.write('published');
