import { readFileSync } from 'node:fs';

/** USER_HZ, which is 100 on every Linux. */
const TICKS_PER_SECOND = 100;

/** The CPU time of a process in seconds; NaN on systems other than Linux. */
export function cpuSecondsOf(pid: number): number {
  if (process.platform !== 'linux') return NaN;
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // "pid (name) state …", where the name may contain anything; fields 14 and 15 are the times of the process.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
