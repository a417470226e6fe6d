import { signWebhook } from '@hoshikraft/contract/signatures';
import type { Clock } from '../clock.ts';
import { faultText } from '../fault-text.ts';
import type { OrderStore, Report } from './order-store.ts';

const ANSWER_TIMEOUT_MS = 5000;

export interface WebhookContext {
  book: OrderStore;
  clock: Clock;
  /** Full address of the shop's webhook. */
  url: string;
  secret: string;
}

/** Sends pending reports to the shop until it replies 2xx. Each attempt is signed again, because the timestamp expires. */
export function createWebhookSender({ book, clock, url, secret }: WebhookContext) {
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | null = null;
  let stopped = true;

  async function post(report: Report): Promise<Response> {
    const body = JSON.stringify(report.event);
    const timestamp = String(Math.floor(clock.now() / 1000));
    return await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': signWebhook(secret, timestamp, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
  }

  async function send(report: Report): Promise<void> {
    try {
      const response = await post(report);
      await response.arrayBuffer();
      if (response.ok) book.delivered(report, String(response.status));
      else book.refused(report, String(response.status));
    } catch (error) {
      book.refused(report, faultText(error));
    }
  }

  /** Sends the reports that are due and sets the timer for the rest. */
  function wake(): void {
    if (stopped) return;
    if (timer) clearTimeout(timer);
    timer = null;
    const waiting = book.owed().filter((report) => !underWay.has(report.id));
    for (const report of waiting.filter((one) => one.dueAt <= clock.now())) {
      const sending = send(report).finally(() => {
        underWay.delete(report.id);
        wake();
      });
      underWay.set(report.id, sending);
    }
    const next = Math.min(...waiting.filter((one) => one.dueAt > clock.now()).map((one) => one.dueAt));
    if (Number.isFinite(next)) timer = setTimeout(wake, Math.max(next - clock.now(), 10));
  }

  return {
    start(): void {
      stopped = false;
      wake();
    },
    wake,
    /** Stops the timer and waits for requests in progress; the rest stays in the file for the next start. */
    async stop(): Promise<void> {
      stopped = true;
      if (timer) clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}

export type WebhookSender = ReturnType<typeof createWebhookSender>;
