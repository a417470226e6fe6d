import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePagePath } from './site-facts.tsx';

/** How long nobody types before the list follows, in ms. */
const PAUSE_MS = 250;

/**
 * Search as it is typed: the address follows after a pause, and the field follows the address when that changes by itself.
 *
 * @param q what the address looks for
 * @param addressOf path below the language of the same view with other words
 */
export const useTypedSearch = (q: string, addressOf: (q: string) => string) => {
  const navigate = useNavigate();
  const to = usePagePath();
  const [typed, setTyped] = useState(q);
  const [waiting, setWaiting] = useState(false);
  const sent = useRef(q);

  // Going back, or a link: nothing that was typed here asked for it.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setTyped(q);
  }, [q]);

  const send = (): void => {
    const words = typed.trim();
    setWaiting(false);
    if (words === sent.current) return;
    sent.current = words;
    void navigate(to(addressOf(words)), { replace: true, preventScrollReset: true });
  };

  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => sendNow.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting, typed]);

  const type = (value: string): void => {
    setTyped(value);
    setWaiting(true);
  };
  return { typed, type, send };
};
