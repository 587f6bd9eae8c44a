/** @tier full */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { keepLastBuild } from './lastBuild';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds a page of one line and returns the address of its script. */
async function build(line: string): Promise<string> {
  const entry = path.join(folder, 'entry.js');
  await writeFile(entry, line);
  const lastBuild = keepLastBuild(path.join(folder, 'dist/.assets.json'));
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    entry,
    output: {
      path: path.join(folder, 'dist/public'),
      filename: 'assets/[name].[contenthash].js',
      clean: { keep: lastBuild.isKept },
    },
    plugins: [lastBuild],
  });
  const script = await new Promise<string>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error ? reject(error) : resolve(stats?.toJson({ all: false, assets: true }).assets?.[0]?.name ?? ''),
    ),
  );
  return path.join(folder, 'dist/public', script);
}

it('a build preserves the script of the previous build for open pages and removes older ones', async () => {
  const oldest = await build('console.log(1)');
  const before = await build('console.log(2)');
  expect([oldest, before].map(existsSync)).toEqual([true, true]);
  const newest = await build('console.log(3)');
  expect([oldest, before, newest].map(existsSync)).toEqual([false, true, true]);
});
