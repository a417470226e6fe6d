import { failureText } from '@hoshikraft/async-state';
import { newIdempotencyKey, useApi } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { sendWithRetries } from '../../content/uploads/send-with-retries.ts';

export interface LookUpload<Answer> {
  /** How much has gone out, 0–1; null while nothing is on its way. */
  part: number | null;
  /** Why the last one was refused. */
  refusal: string | null;
  /** Says why something is refused before it is sent; null takes the words away. */
  refuse: (words: string | null) => void;
  send: (file: File, fields?: Readonly<Record<string, string>>) => Promise<Answer | null>;
  cancel: () => void;
}

/** Uploads one file at a time, with its progress, its cancelling and its refusal. Null is answered where it did not arrive. */
export const useLookUpload = <Answer>(what: 'avatar' | 'cape' | 'skin'): LookUpload<Answer> => {
  const { i18n } = useLingui();
  const api = useApi();
  const [part, setPart] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const send: LookUpload<Answer>['send'] = async (file, fields = {}) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setRefusal(null);
    setPart(0);
    const upload = { file, fields, idempotencyKey: newIdempotencyKey(), signal, onProgress: setPart };
    try {
      return await sendWithRetries(() => api.upload<Answer>(`/user/${what}/upload`, upload), signal);
    } catch (failure) {
      if (!signal.aborted) setRefusal(failureText(i18n, failure));
      return null;
    } finally {
      if (running.current === controller) setPart(null);
    }
  };

  return { part, refusal, refuse: setRefusal, send, cancel: () => running.current?.abort() };
};
