type Results = Record<
  'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests',
  number
>;

export default class ResultsReporter {
  constructor(globalConfig: { rootDir: string }, options?: { file?: string });
  onRunComplete(contexts: unknown, results: Results): void;
}
