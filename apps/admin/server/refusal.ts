import { apiErrorResponse } from '@hoshikraft/api-client/refusal';
import { pickLocale } from '@hoshikraft/shared';
import type { NextFunction, Request, Response } from 'express';

/**
 * Sends an error in the API's format, in the language of the browser.
 *
 * @param status HTTP status, if a more precise one than the registry's exists
 */
export const refuse = (
  request: Request,
  response: Response,
  type: Parameters<typeof apiErrorResponse>[0],
  status?: number,
): void => {
  const refusal = apiErrorResponse(type, pickLocale({ acceptLanguage: request.headers['accept-language'] }));
  response.status(status ?? refusal.status).set('Cache-Control', 'private, no-store');
  if (refusal.status === 503) response.set('Retry-After', '3');
  response.json(refusal.body);
};

/** Error handler for requests that no other handler could process. */
export const refuseBroken = (error: unknown, request: Request, response: Response, next: NextFunction): void => {
  if (response.headersSent) return next(error);
  const { status } = (error ?? {}) as { status?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500)
    return refuse(request, response, status === 404 ? 'not_found' : 'malformed_request', status);
  console.error(`admin: ${request.method} failed: ${error instanceof Error ? error.message : String(error)}`);
  refuse(request, response, 'internal');
};
