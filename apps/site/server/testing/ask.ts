import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  cookies: string[];
  body: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const unpacked = (body: Buffer, coding: string | undefined): string => {
  if (coding === 'br') return brotliDecompressSync(body).toString();
  if (coding === 'zstd') return zstdDecompressSync(body).toString();
  return (coding === 'gzip' ? gunzipSync(body) : body).toString();
};

/** A plain HTTP call with exactly these headers: fetch would add its own Sec-Fetch-Site and follow redirects. */
export const ask = (url: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // Written by hand, since URL would tidy the very paths that are being tried.
    const { hostname, port } = new URL(url);
    const path = url.slice(url.indexOf('/', 'http://'.length));
    const request = httpRequest({ hostname, port, path, method, headers }, (response) => {
      buffer(response).then(
        (answered) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            cookies: response.headers['set-cookie'] ?? [],
            body: unpacked(answered, response.headers['content-encoding']),
          }),
        reject,
      );
    });
    request.on('error', reject);
    request.end(body);
  });

/** What a browser sends with a write of our own page. */
export const PAGE_WRITE = {
  'sec-fetch-site': 'same-origin',
  'x-hoshikraft-page': '1',
  'content-type': 'application/json',
};
