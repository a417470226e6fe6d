/** `npm run artwork`: draws all pictures of ours again and writes them where they are used. Commit what changes. */
import { writePictures } from './pictures/write-pictures.ts';
import { writeSkins } from './skins/write-skins.ts';
import { writeSprites } from './sprites/write-sprites.ts';

writeSprites();
await writeSkins();
await writePictures();
