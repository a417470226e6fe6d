// `npm run draw -w @hoshikraft/ui` keeps what this prints.
import { iconSprite } from './icon-sprite.ts';
import { pictureSprite } from './picture-sprite.ts';
import { placeSprite } from './place-sprite.ts';
import { scenerySprite } from './scenery-sprite.ts';

const sprites = new Map([
  ['icons', iconSprite],
  ['pictures', pictureSprite],
  ['places', placeSprite],
  ['scenery', scenerySprite],
]);
const [name = ''] = process.argv.slice(2);
const drawn = sprites.get(name);
if (drawn === undefined) throw new Error(`There is no sprite of ${name}`);
process.stdout.write(drawn);
