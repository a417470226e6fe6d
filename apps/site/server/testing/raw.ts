import { connect } from 'node:net';

export interface RawResponse {
  /** 0 if the connection ended without a response. */
  status: number;
  /** Status line and headers, in lower case. */
  head: string;
  body: string;
}

const parseResponse = (text: string): RawResponse => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head: head.toLowerCase(), body: rest.join('') };
};

/**
 * Writes exactly this text to a socket and reads until the server closes it.
 *
 * @param drip written every 100 ms until then
 */
export const sendRaw = (url: string, text: string, drip?: string): Promise<RawResponse> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
    socket.on('error', () => undefined);
    const dripping = setInterval(() => drip !== undefined && socket.write(drip), 100);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(parseResponse(answer));
    });
    socket.write(text);
  });

/** Sends a request without a body, by its request line; the connection closes after the response. */
export const sendLine = (url: string, line: string, headers = ''): Promise<RawResponse> =>
  sendRaw(url, `${line} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n${headers}Connection: close\r\n\r\n`);
