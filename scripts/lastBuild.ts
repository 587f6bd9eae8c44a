import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, type WebpackPluginInstance } from 'webpack';

/**
 * Preserves the assets of the previous build, which open pages and processes that have not been replaced yet still
 * request. Older assets are removed. `isKept` is for webpack's `output.clean`.
 * @param list the file with the names of a build's assets, for the next build
 */
export function keepLastBuild(list: string): WebpackPluginInstance & { isKept: (file: string) => boolean } {
  const kept = new Set(readNames(list));
  return {
    isKept: (file) => kept.has(file),
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('keepLastBuild', ({ compilation }) => {
        const names = compilation.getAssets().map(({ name }) => name);
        mkdirSync(path.dirname(list), { recursive: true });
        writeFileSync(list, JSON.stringify(names.filter((name) => name.startsWith('assets/'))));
      }),
  };
}

function readNames(list: string): string[] {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as string[];
  } catch {
    return [];
  }
}
