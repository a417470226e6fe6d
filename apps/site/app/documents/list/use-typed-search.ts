import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePagePath } from '../../page/site-facts.tsx';
import { addressOf, type DocumentsView, type ReadTarget, viewOf } from '../documents-view.ts';

/** How long nobody types before the list follows, in ms. */
const PAUSE_MS = 250;

/** Search as it is typed: the address follows after a pause, and the field follows the address when that changes by itself. */
export const useTypedSearch = (target: ReadTarget, view: DocumentsView) => {
  const navigate = useNavigate();
  const to = usePagePath();
  const [typed, setTyped] = useState(view.q);
  const [waiting, setWaiting] = useState(false);
  const sent = useRef(view.q);

  // Going back, or a link: nothing that was typed here asked for it.
  useEffect(() => {
    if (view.q === sent.current) return;
    sent.current = view.q;
    setTyped(view.q);
  }, [view.q]);

  const send = (): void => {
    const { q } = viewOf(new URLSearchParams({ q: typed }));
    setWaiting(false);
    if (q === sent.current) return;
    sent.current = q;
    void navigate(to(addressOf(target, { ...view, q })), { replace: true, preventScrollReset: true });
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
