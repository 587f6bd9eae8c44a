import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { builtProgram } from './builtProgram';

export interface Program {
  /** All complete lines of the output so far. */
  lines: string[];
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
  let complaint = '';
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = once(child, 'close');

  async function written(count: number) {
    while (lines.length < count) {
      if (child.exitCode !== null) throw new Error(`${entry} ended: ${complaint}`);
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
  }

  async function end(signal: NodeJS.Signals) {
    child.kill(signal);
    await ended;
  }

  return { lines, written, end };
}
