/** `npm run artwork`: draws all our pictures and writes them to the folders that use them. Commit the changed files. */
import { writePictures } from './pictures/write-pictures.ts';
import { writeSkins } from './skins/write-skins.ts';
import { writeSprites } from './sprites/write-sprites.ts';

writeSprites();
await writeSkins();
await writePictures();
