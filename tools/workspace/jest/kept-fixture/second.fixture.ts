import { leaveMuch } from './leaves-much.ts';

leaveMuch();
