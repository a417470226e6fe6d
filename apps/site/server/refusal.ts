import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { apiErrorResponse } from '@hoshikraft/api-client/refusal';
import { DEFAULT_LOCALE, pickLocale } from '@hoshikraft/shared';
import type { NextFunction, Request, Response } from 'express';

type RefusalType = Parameters<typeof apiErrorResponse>[0];

const underApi = (path: string): boolean => /^[/\\]+api(?:[/\\?]|$)/i.test(path);

/**
 * Sends an error in the API's format: its error body under `/api`, elsewhere a page that needs neither the API nor a
 * script.
 *
 * @param status HTTP status, if a more precise one than the registry's exists
 */
export const refuse = (request: Request, response: Response, type: RefusalType, status?: number): void => {
  const path = request.originalUrl;
  const acceptLanguage = request.headers['accept-language'];
  const locale = pickLocale({ path: underApi(path) ? undefined : path, acceptLanguage });
  const refusal = apiErrorResponse(type, locale);
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

/** Error handler for requests that no other handler could process; logs one line instead of a stack. */
export const refuseBroken = (error: unknown, request: Request, response: Response, next: NextFunction): void => {
  if (response.headersSent) return next(error);
  const { status, headers } = (error ?? {}) as { status?: unknown; headers?: Record<string, string> };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    // For an unsatisfiable range: the length of the file.
    if (status === 416 && headers !== undefined) response.set(headers);
    return refuse(request, response, status === 404 ? 'not_found' : 'malformed_request', status);
  }
  console.error(`site: ${request.method} failed: ${error instanceof Error ? error.message : String(error)}`);
  refuse(request, response, 'internal');
};

/** Writes an error to the socket and ends the connection: for input that is not HTTP or arrives too slowly. */
export const refuseSocket = (socket: Socket, status: 400 | 405 | 408 | 417 | 431): void => {
  if (socket.destroyed || !socket.writable) return;
  const body = JSON.stringify(apiErrorResponse('malformed_request', DEFAULT_LOCALE).body);
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
