import { trimTyped } from '@hoshikraft/shared';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { usePagePath } from './site-facts.tsx';

/** Pause in typing after which the address is updated, in ms. */
const PAUSE_MS = 250;

/**
 * Search while typing: the address is updated after a pause, and the field when the address changes from elsewhere.
 *
 * @param q current search text of the address
 * @param most characters: a longer text is not searched, and its field says so
 * @param addressOf path, without the language, of the same view with another search text
 */
export const useTypedSearch = (q: string, most: number, addressOf: (q: string) => string) => {
  const navigate = useNavigate();
  const to = usePagePath();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const leaving = next !== undefined && next.pathname !== pathname;
  const [typed, setTyped] = useState(q);
  const [waiting, setWaiting] = useState(false);
  const sent = useRef(q);

  // The address changed by going back or by a link, not by typing.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setTyped(q);
  }, [q]);

  const send = (): void => {
    const text = trimTyped(typed);
    setWaiting(false);
    // A new address now would cancel the navigation to the link that was clicked.
    if (text === sent.current || leaving || [...text].length > most) return;
    sent.current = text;
    void navigate(to(addressOf(text)), { replace: true, preventScrollReset: true });
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
