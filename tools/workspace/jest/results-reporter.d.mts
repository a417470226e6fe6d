type Results = Record<
  'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests',
  number
> & { testResults: { testResults: { status: string; title: string }[] }[] };

export default class ResultsReporter {
  constructor(globalConfig: { rootDir: string }, options?: { file?: string });
  onRunComplete(contexts: unknown, results: Results): void;
}
