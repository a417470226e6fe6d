export interface AppModules {
  shared: string[];
  modules: Record<string, string[]>;
}

export interface Rule {
  name: string;
  comment: string;
  severity: 'error';
  from: { path?: string; pathNot?: string };
  to: { path?: string; pathNot?: string };
}

export function moduleRules(table: Record<string, AppModules>): Rule[];
