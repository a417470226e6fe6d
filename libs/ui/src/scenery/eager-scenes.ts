import * as loaded from './sheets.tsx';
import { sheets } from './scene.tsx';

/** Makes scenes render with the page: on the server, and where all code is loaded. Call it before the first render. */
export const renderScenesEagerly = (): void => sheets.set(loaded);
