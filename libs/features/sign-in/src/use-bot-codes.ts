import { type Schemas, twoFactorQueries, useApi } from '@hoshikraft/api-client';
import { SECOND_MS } from '@hoshikraft/shared';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type BotFactor = 1 | 2;

export interface BotCodes {
  /** Linked bots: each can send a code. */
  bots: readonly BotFactor[];
  /** What happened to the last code of this session; undefined while it is loading. */
  delivery: Schemas['CodeDelivery'] | undefined;
  /** Seconds until another code can be requested; 0 is now. */
  wait: number;
  /** Whether it is not known yet if a code can be requested. */
  loading: boolean;
  /** The bot that a code is being requested from. */
  sending: BotFactor | null;
  send: (bot: BotFactor) => void;
}

/** Codes of the linked bots: what happened to the last one, and how to request another within the rate limit. */
export const useBotCodes = (factors: readonly Schemas['Factor'][]): BotCodes => {
  const api = useApi();
  const bots = factors.filter((factor) => factor === 1 || factor === 2);
  const { data, dataUpdatedAt, isLoading } = useQuery({ ...twoFactorQueries.lastCode(api), enabled: bots.length > 0 });
  const call = useMutation(twoFactorQueries.sendCode(api));
  const [now, setNow] = useState(dataUpdatedAt);
  const until = dataUpdatedAt + (data?.resendIn ?? 0) * SECOND_MS;
  const wait = Math.max(0, Math.ceil((until - Math.max(now, dataUpdatedAt)) / SECOND_MS));
  const waiting = wait > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [waiting]);
  return {
    bots,
    delivery: data,
    wait,
    loading: isLoading,
    sending: call.isPending ? (call.variables.factor ?? null) : null,
    send: (factor) => call.mutate({ factor }),
  };
};
