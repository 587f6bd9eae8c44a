import { readFileSync } from 'node:fs';

/** Of Linux, everywhere: USER_HZ. */
const TICKS_PER_SECOND = 100;

/** How long a process has been on a processor, in seconds; NaN elsewhere than on Linux. */
export function cpuSecondsOf(pid: number): number {
  if (process.platform !== 'linux') return NaN;
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // "pid (name) state …", where the name may contain anything; fields 14 and 15 are the times of the process.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
