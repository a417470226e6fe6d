import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

export interface TestResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  cookies: string[];
  body: string;
}

export interface TestRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const decompress = (body: Buffer, coding: string | undefined): string => {
  if (coding === 'br') return brotliDecompressSync(body).toString();
  if (coding === 'zstd') return zstdDecompressSync(body).toString();
  return (coding === 'gzip' ? gunzipSync(body) : body).toString();
};

/** Sends an HTTP request with exactly these headers: fetch would add Sec-Fetch-Site and follow redirects. */
export const sendRequest = (
  url: string,
  { method = 'GET', headers = {}, body }: TestRequest = {},
): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    // Cut by hand: URL would normalise the paths that the tests are about.
    const { hostname, port } = new URL(url);
    const path = url.slice(url.indexOf('/', 'http://'.length));
    const request = httpRequest({ hostname, port, path, method, headers }, (response) => {
      buffer(response).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            cookies: response.headers['set-cookie'] ?? [],
            body: decompress(bytes, response.headers['content-encoding']),
          }),
        reject,
      );
    });
    request.on('error', reject);
    request.end(body);
  });

/** Headers that a browser sends with a write of our own page. */
export const PAGE_WRITE = {
  'sec-fetch-site': 'same-origin',
  'x-hoshikraft-page': '1',
  'content-type': 'application/json',
};
