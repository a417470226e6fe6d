export interface Table {
  base: string[];
  rooms: Record<string, string[]>;
}

export interface Rule {
  name: string;
  comment: string;
  severity: 'error';
  from: { path?: string; pathNot?: string };
  to: { path?: string; pathNot?: string };
}

export const ROOMS: Record<string, Table>;
export function rulesOf(rooms: Record<string, Table>): Rule[];
