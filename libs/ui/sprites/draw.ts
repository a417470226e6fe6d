// `npm run draw -w @hoshikraft/ui` keeps what this prints.
import { scenerySprite } from './scenery-sprite.ts';

process.stdout.write(scenerySprite);
