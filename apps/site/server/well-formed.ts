import type { NextFunction, Request, Response } from 'express';
import { refuse } from './refusal.ts';

// Line ends and control characters: no address of ours holds one, and the router matches none.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** The path as everything behind reads it; undefined where its escapes are none. */
const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Whether a path can be an address of ours: from the root, readable, on one line, without a way up, and without a `#`,
 * which browsers never send and where the API ends the path: a sign-in would not be known for one.
 */
const isAddress = (path: string): boolean => {
  const text = path.startsWith('/') && !path.includes('#') ? decoded(path) : undefined;
  return text !== undefined && !UNPRINTABLE.test(text) && !text.split(/[/\\]/).includes('..');
};

/** A name or an address, with a port or without: what a browser writes into Host. */
const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a request says once, and readably, which site it is for: with two, whoever stands before us may have read the other. */
const namesHost = ({ headers, rawHeaders }: Request): boolean => {
  const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return named === 1 && HOST.test(headers.host ?? '') && URL.canParse(`http://${headers.host}`);
};

const METHODS = { api: ['GET', 'HEAD', 'POST'], pages: ['GET', 'HEAD'] };

/**
 * Refuses what no browser asks of us before anything else has to understand it: methods that nothing here has, whole
 * addresses in the request line, no host or two, and paths that the router could not match or that lead out of their
 * folder.
 */
export const onlyWellFormed = (request: Request, response: Response, next: NextFunction): void => {
  const path = request.url.split('?', 1)[0] ?? '';
  if (!isAddress(path) || !namesHost(request) || request.httpVersionMajor !== 1)
    return refuse(request, response, 'malformed_request');
  // With more slashes it is no path of the API's, and nothing that leads to one.
  if (/^[/\\]{2,}api(?:[/\\]|$)/i.test(path)) return refuse(request, response, 'not_found');
  const methods = /^\/api(?:\/|$)/i.test(path) ? METHODS.api : METHODS.pages;
  if (methods.includes(request.method)) return next();
  response.set('Allow', methods.join(', '));
  refuse(request, response, 'malformed_request', 405);
};
