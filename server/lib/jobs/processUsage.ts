import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second in `/proc`, on every architecture. */
const TICK_MS = 10;
/** Positions after the name of the program, which may contain spaces. */
const [USER_TIME, SYSTEM_TIME] = [11, 12];

export interface ProcessUsage {
  /** Processor time of all its threads, in milliseconds. */
  cpuMs: number;
  /** Resident memory in bytes. */
  memory: number;
}

/** Reads what a process uses; undefined if it has ended and on systems without `/proc`. */
export async function readProcessUsage(pid: number): Promise<ProcessUsage | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const times = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
    return {
      cpuMs: (Number(times[USER_TIME]) + Number(times[SYSTEM_TIME])) * TICK_MS,
      memory: Number(kilobytes ?? 0) * 1024,
    };
  } catch {
    return undefined;
  }
}
