import type { GameLog } from '../../game/logs/game-log.ts';
import type { StateStore } from '../../state/machine/state-store.ts';
import type { EventStream } from './event-stream.ts';
import { FIRST_LINES } from './serve-socket.ts';

/** Publishes every state and line to the socket. Returns a function that stops it. */
export function publishEvents(stream: EventStream, store: StateStore, gameLog: GameLog): () => void {
  const publishLines = (lines: ReturnType<GameLog['tail']>, reset: boolean) =>
    stream.publish({ type: 'logs', lines: [...lines], dropped: 0, reset });
  const stopStates = store.subscribe((state, before) => {
    stream.publish({ type: 'state', state });
    const isNewGame = state.running !== null && before.running === null;
    // At `debugging` the page clears its lines (docs/product/launcher.md#socket), so it gets those of this game again.
    const opensConsole = state.status === 'debugging' && before.status !== 'debugging';
    if (isNewGame || opensConsole) publishLines(gameLog.tail(FIRST_LINES), true);
  });
  const stopLines = gameLog.subscribe((lines) => {
    for (let from = 0; from < lines.length; from += FIRST_LINES)
      publishLines(lines.slice(from, from + FIRST_LINES), false);
  });
  return () => {
    stopStates();
    stopLines();
  };
}
