import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { apiRefusal } from '@hoshikraft/api-client/refusal';
import { DEFAULT_LOCALE, pickLocale } from '@hoshikraft/shared';
import type { NextFunction, Request, Response } from 'express';

type RefusalType = Parameters<typeof apiRefusal>[0];

const underApi = (path: string): boolean => /^[/\\]+api(?:[/\\?]|$)/i.test(path);

/**
 * Says in the API's place, and in its words, why there is no answer: its error body under `/api`, elsewhere a page that
 * needs neither the API nor a script.
 *
 * @param status another than the registry's, where HTTP has a closer one
 */
export const refuse = (request: Request, response: Response, type: RefusalType, status?: number): void => {
  const path = request.originalUrl;
  const acceptLanguage = request.headers['accept-language'];
  const locale = pickLocale({ path: underApi(path) ? undefined : path, acceptLanguage });
  const refusal = apiRefusal(type, locale);
  response.status(status ?? refusal.status).set('Cache-Control', 'private, no-store');
  if (refusal.status === 503) response.set('Retry-After', '3');
  if (underApi(path)) return void response.json(refusal.body);
  const { error_message: title, details } = refusal.body;
  response
    .type('html')
    .send(
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title>` +
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark">' +
        `<h1>${title}</h1><p>${details?.description ?? ''}</p><p><a href="/${locale}">/${locale}</a></p></html>\n`,
    );
};

/** What of a request is broken enough to have no handler of its own; with one line of log instead of a stack. */
export const refuseBroken = (error: unknown, request: Request, response: Response, next: NextFunction): void => {
  if (response.headersSent) return next(error);
  const { status, headers } = (error ?? {}) as { status?: unknown; headers?: Record<string, string> };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    // A range that a file does not have is told how long the file is.
    if (status === 416 && headers !== undefined) response.set(headers);
    return refuse(request, response, status === 404 ? 'not_found' : 'malformed_request', status);
  }
  console.error(`site: ${request.method} failed: ${error instanceof Error ? error.message : String(error)}`);
  refuse(request, response, 'internal');
};

/** What is no HTTP, or took too long to come, never becomes a request: it is answered by hand, and the connection ends. */
export const refuseSocket = (socket: Socket, status: 400 | 405 | 408 | 417 | 431): void => {
  if (socket.destroyed || !socket.writable) return;
  const body = JSON.stringify(apiRefusal('malformed_request', DEFAULT_LOCALE).body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: private, no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};
