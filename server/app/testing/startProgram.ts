import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { builtProgram } from './builtProgram';

export interface Program {
  /** All complete lines of the output so far. */
  lines: string[];
  /** All complete lines of the errors so far. */
  errors: string[];
  /** Waits until the output has that many lines. */
  written: (count: number) => Promise<void>;
  /** Sends a signal and waits for the exit. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Runs a program of the tests in a process, which can be killed. @param entry such as `server/db/testing/writePosts.ts` */
export function startProgram(entry: string, ...args: string[]): Program {
  const file = builtProgram(entry);
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  const ended = once(child, 'close');

  async function written(count: number) {
    while (lines.length < count) {
      if (child.exitCode !== null) throw new Error(`${entry} ended: ${errors.join('\n')}`);
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
  }

  async function end(signal: NodeJS.Signals) {
    child.kill(signal);
    await ended;
  }

  return { lines, errors, written, end };
}
