import type { RawInput } from '@hoshikraft/contract-binder';
import type { Locale } from '@hoshikraft/shared';
import type { App } from '../app-parts.ts';
import { sharedRuns } from '../database/shared-runs.ts';
import type { Session } from './authenticators.ts';
import { WhileUnwritten } from './while-unwritten.ts';

/** For whom an answer depends on nothing but what is asked and the language: for those signed out, or for all. */
export type SameFor = 'visitors' | 'everybody';

interface Asker {
  app: App;
  session: Session | null;
  locale: Locale;
}

interface Reply {
  body?: unknown;
  text?: string;
  keptUntil?: number;
}

type Handle<Request, Context, Answer> = (request: Request, context: Context) => Promise<Answer> | Answer;

/** A reply with its body written out, once for all whom it goes to. */
const written = <Answer extends Reply>({ body, ...reply }: Answer) =>
  (body === undefined ? reply : { ...reply, text: JSON.stringify(body) }) as Answer;

/**
 * For what many look at: those who ask the same at once get one answer. A refusal is a refusal for all of them. An answer
 * that says `keptUntil` is kept until then for those signed in, while nothing is written: their sessions tell.
 *
 * @param handle reads, and looks at nothing of the caller; at no more than the session, where `sameFor` is visitors
 */
export function sharedAnswers<Request extends RawInput, Context extends Asker, Answer extends Reply>(
  sameFor: SameFor,
  handle: Handle<Request, Context, Answer>,
): Handle<Request, Context, Answer> {
  const answers = sharedRuns<App, Answer>();
  const kept = new WhileUnwritten<Answer>();
  return (request, context) => {
    if (sameFor === 'visitors' && context.session !== null) return handle(request, context);
    const name = JSON.stringify([context.locale, request.params, request.query]);
    const run = () => answers(context.app, name, async () => written(await handle(request, context)));
    if (context.session === null) return run();
    const { app, session } = context;
    const known = kept.find(app, session.asOf, name);
    if (known !== undefined) return known;
    return run().then((answer) => {
      if (answer.keptUntil !== undefined) kept.keep(app, session.asOf, name, answer, answer.keptUntil);
      return answer;
    });
  };
}
