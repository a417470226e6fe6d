import { getMonitoring } from './get-monitoring.ts';
import { listServers } from './list-servers.ts';

export const serverOperations = [listServers, getMonitoring] as const;
