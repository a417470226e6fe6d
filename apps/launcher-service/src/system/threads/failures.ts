import { type TransferHandler, transferHandlers } from 'comlink';
import { LaunchFailure } from '../../launch-failure.ts';

interface Thrown {
  value: unknown;
}

const errors = transferHandlers.get('throw') as TransferHandler<Thrown, object>;

/** Transfers a LaunchFailure with its reason: other errors keep their name, message and stack only. */
export function passFailures(): void {
  transferHandlers.set('throw', {
    canHandle: (value): value is Thrown => errors.canHandle(value),
    serialize: (thrown: Thrown) =>
      thrown.value instanceof LaunchFailure ? [{ reason: thrown.value.reason }, []] : errors.serialize(thrown),
    deserialize(sent: object | Pick<LaunchFailure, 'reason'>) {
      if ('reason' in sent) throw new LaunchFailure(sent.reason);
      return errors.deserialize(sent);
    },
  });
}
