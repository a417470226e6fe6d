import { acknowledgeDeliveries } from './acknowledge-deliveries.ts';
import { joinGame } from './join-game.ts';
import { sendGameEvents } from './send-game-events.ts';
import { sendHeartbeat } from './send-heartbeat.ts';

export const gameOperations = [sendHeartbeat, acknowledgeDeliveries, sendGameEvents, joinGame] as const;
