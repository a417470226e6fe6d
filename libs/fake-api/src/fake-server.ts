import { answerFaults, requestFaults, saidBy } from './contract-faults.ts';
import type { ContractBook } from './contract-book.ts';
import { watchFaults } from './fault-watch.ts';

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
  /** What broke the contract until now, which from here on fails no test. */
  takeFaults: () => Promise<string[]>;
}

interface ServerOptions {
  find: ContractBook;
  /** Prefix of every path, left out of the keys of replies. */
  base: string;
  answers: Answers;
  /** Reply to calls without one set by the test; undefined for none. */
  otherwise?: ((request: Request) => unknown) | undefined;
}

const foreigners = new WeakSet<Response>();

/** Marks a reply of a proxy between the page and the server, which no contract describes. */
export const foreign = (response: Response): Response => {
  foreigners.add(response);
  return response;
};

/** Fake server that checks requests and replies against the contract. */
export const fakeServer = ({ find, base, answers, otherwise }: ServerOptions): FakeServer => {
  const requests: Request[] = [];
  const watch = watchFaults();
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
      const asked = find(request.method, new URL(request.url).pathname);
      const told = (faults: Promise<string[]>) =>
        watch.add(faults.then((found) => found.map((fault) => `${asked?.operation.operationId} (${key}): ${fault}`)));
      if (asked === undefined) watch.note(`${key}: the contract has no such operation`);
      else told(requestFaults(asked, request.clone()));
      const answer = await answerTo(request, key);
      const response = answer instanceof Response ? answer : Response.json(answer);
      if (asked !== undefined && !foreigners.has(response)) told(answerFaults(asked, response.clone()));
      return response.clone();
    },
    sent: (key) =>
      Promise.all(
        requests
          .filter((request) => keyOfRequest(request) === key)
          .map(async (request) => {
            const asked = find(request.method, new URL(request.url).pathname);
            return asked && (await saidBy(request.clone(), asked))?.json;
          }),
      ),
    takeFaults: watch.take,
  };
};
