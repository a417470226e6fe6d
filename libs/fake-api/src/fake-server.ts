import { responseFaults, requestFaults, readBodyOf } from './contract-faults.ts';
import type { FindOperation } from './find-operation.ts';
import { collectFaults } from './fault-collector.ts';

/** Reply set by a test: a body of 200, a response, or a function of the request and the number of calls. */
export type Answer = unknown | ((request: Request, nth: number) => unknown);
/** Answers by method and path: `{ 'GET /team': team }`. */
export type Answers = Readonly<Record<string, Answer>>;

export interface FakeServer {
  fetch: (request: Request) => Promise<Response>;
  /** Requests made, in order. */
  requests: Request[];
  /** Bodies sent to a method and path, in order. */
  sent: (key: string) => Promise<unknown[]>;
  /** Returns and clears the violations found so far, so that they do not fail the test. */
  takeFaults: () => Promise<string[]>;
}

interface ServerOptions {
  find: FindOperation;
  /** Prefix of every path, left out of the keys of replies. */
  base: string;
  answers: Answers;
  /** Reply to calls without one set by the test; undefined for none. */
  otherwise?: ((request: Request) => unknown) | undefined;
}

const foreigners = new WeakSet<Response>();

/** Marks a response of a proxy between the page and the server, which is not checked against the contract. */
export const foreign = (response: Response): Response => {
  foreigners.add(response);
  return response;
};

/** Fake server that checks requests and replies against the contract. */
export const fakeServer = ({ find, base, answers, otherwise }: ServerOptions): FakeServer => {
  const requests: Request[] = [];
  const watch = collectFaults();
  for (const key of Object.keys(answers)) {
    const [method = '', path = ''] = key.split(' ');
    if (find(method, base + path) === undefined) watch.note(`${key}: the contract has no such operation`);
  }
  const keyOfRequest = ({ method, url }: Request): string => `${method} ${new URL(url).pathname.slice(base.length)}`;

  const answerTo = async (request: Request, key: string): Promise<unknown> => {
    const given = key in answers ? answers[key] : otherwise;
    const nth = requests.filter((other) => keyOfRequest(other) === key).length;
    const answer: unknown =
      typeof given === 'function' ? await (given as (...args: unknown[]) => unknown)(request, nth) : given;
    if (!(key in answers) && answer === undefined) throw new TypeError(`No answer was given for ${key}`);
    return answer;
  };

  return {
    requests,
    fetch: async (request) => {
      requests.push(request.clone());
      const key = keyOfRequest(request);
      const matched = find(request.method, new URL(request.url).pathname);
      const report = (faults: Promise<string[]>) =>
        watch.add(faults.then((found) => found.map((fault) => `${matched?.operation.operationId} (${key}): ${fault}`)));
      if (matched === undefined) watch.note(`${key}: the contract has no such operation`);
      else report(requestFaults(matched, request.clone()));
      const answer = await answerTo(request, key);
      const response = answer instanceof Response ? answer : Response.json(answer);
      if (matched !== undefined && !foreigners.has(response)) report(responseFaults(matched, response.clone()));
      return response.clone();
    },
    sent: (key) =>
      Promise.all(
        requests
          .filter((request) => keyOfRequest(request) === key)
          .map(async (request) => {
            const matched = find(request.method, new URL(request.url).pathname);
            return matched && (await readBodyOf(request.clone(), matched))?.json;
          }),
      ),
    takeFaults: watch.take,
  };
};
