interface Pattern {
  group?: string[];
  regex?: string;
  message: string;
}

export function restrictedImports(options: { uiKitOnly?: boolean; browser?: boolean; formatsOnly?: boolean }): {
  paths: object[];
  patterns: Pattern[];
};
