import type { NextFunction, Request, Response } from 'express';
import { refuse } from './refusal.ts';

// Line ends and control characters: none of our addresses contains one, and the router matches none.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** The decoded path; undefined if its escapes are malformed. */
const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Whether a path can be one of our addresses: absolute, decodable, on one line, without `..` and without `#`. Browsers never
 * send a `#`, and the API ends the path there: the proxy would not recognise a sign-in.
 */
const isAddress = (path: string): boolean => {
  const text = path.startsWith('/') && !path.includes('#') ? decoded(path) : undefined;
  return text !== undefined && !UNPRINTABLE.test(text) && !text.split(/[/\\]/).includes('..');
};

/** Value of Host: a host name or an IP address, with or without a port. */
const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a request has exactly one valid Host header: with two, a proxy in front may have used the other one. */
const hasOneHost = ({ headers, rawHeaders }: Request): boolean => {
  const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return named === 1 && HOST.test(headers.host ?? '') && URL.canParse(`http://${headers.host}`);
};

const METHODS = { api: ['GET', 'HEAD', 'POST'], pages: ['GET', 'HEAD'] };

/**
 * Refuses requests that no browser sends, before any other handler: unknown methods, absolute addresses in the request
 * line, no Host or several, and paths that the router cannot match or that leave their folder.
 */
export const onlyWellFormed = (request: Request, response: Response, next: NextFunction): void => {
  const path = request.url.split('?', 1)[0] ?? '';
  if (!isAddress(path) || !hasOneHost(request) || request.httpVersionMajor !== 1)
    return refuse(request, response, 'malformed_request');
  // With more slashes it is neither a path of the API nor one that is redirected there.
  if (/^[/\\]{2,}api(?:[/\\]|$)/i.test(path)) return refuse(request, response, 'not_found');
  const methods = /^\/api(?:\/|$)/i.test(path) ? METHODS.api : METHODS.pages;
  if (methods.includes(request.method)) return next();
  response.set('Allow', methods.join(', '));
  refuse(request, response, 'malformed_request', 405);
};
