import { readFile } from 'node:fs/promises';

/** What a JSON file holds; undefined where it is not there or cannot be read as JSON. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof SyntaxError || code === 'ENOENT') return undefined;
    throw error;
  }
}
