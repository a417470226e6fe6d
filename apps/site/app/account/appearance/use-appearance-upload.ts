import { failureText } from '@hoshikraft/async-state';
import { newIdempotencyKey, useApi } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { sendWithRetries } from '../../content/uploads/send-with-retries.ts';

export interface AppearanceUpload<Response> {
  /** Progress of the upload, 0–1; null if there is none. */
  part: number | null;
  /** Error message of the last upload. */
  refusal: string | null;
  /** Sets the error message of a file that is not sent; null removes it. */
  refuse: (message: string | null) => void;
  send: (file: File, fields?: Readonly<Record<string, string>>) => Promise<Response | null>;
  cancel: () => void;
}

/** Uploads one file at a time, with progress, cancellation and error message. `send` returns null if the upload failed. */
export const useAppearanceUpload = <Response>(what: 'avatar' | 'cape' | 'skin'): AppearanceUpload<Response> => {
  const { i18n } = useLingui();
  const api = useApi();
  const [part, setPart] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const send: AppearanceUpload<Response>['send'] = async (file, fields = {}) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setRefusal(null);
    setPart(0);
    const upload = { file, fields, idempotencyKey: newIdempotencyKey(), signal, onProgress: setPart };
    try {
      return await sendWithRetries(() => api.upload<Response>(`/user/${what}/upload`, upload), signal);
    } catch (failure) {
      if (!signal.aborted) setRefusal(failureText(i18n, failure));
      return null;
    } finally {
      if (running.current === controller) setPart(null);
    }
  };

  return { part, refusal, refuse: setRefusal, send, cancel: () => running.current?.abort() };
};
