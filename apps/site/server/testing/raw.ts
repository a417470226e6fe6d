import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  status: number;
  /** As sent, names in lower case. */
  head: string;
  body: string;
}

const answerOf = (text: string): RawAnswer => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head: head.toLowerCase(), body: rest.join('') };
};

/**
 * Writes these very bytes to a socket and reads until the other side closes it.
 *
 * @param drip sent again and again, every 100 ms, until then
 */
export const sendRaw = (url: string, text: string, drip?: string): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
    socket.on('error', () => undefined);
    const dripping = setInterval(() => drip !== undefined && socket.write(drip), 100);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(answerOf(answer));
    });
    socket.write(text);
  });

/** A whole request without a body, by its request line; the connection closes after the answer. */
export const sendLine = (url: string, line: string, headers = ''): Promise<RawAnswer> =>
  sendRaw(url, `${line} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n${headers}Connection: close\r\n\r\n`);
