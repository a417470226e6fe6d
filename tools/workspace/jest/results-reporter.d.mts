type TestResult = { status: string; title: string; fullName: string; failureMessages: string[] };
type Results = Record<
  'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests',
  number
> & {
  testResults: {
    testFilePath: string;
    testExecError?: unknown;
    failureMessage?: string | null;
    testResults: TestResult[];
  }[];
};

export default class ResultsReporter {
  constructor(globalConfig: { rootDir: string }, options?: { file?: string });
  onRunComplete(contexts: unknown, results: Results): void;
}
