import { countDownload } from './count-download.ts';

export const visitOperations = [countDownload] as const;
