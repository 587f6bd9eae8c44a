import { readdirSync, readFileSync } from 'node:fs';

const MB_IN_KB = 1024;
const WATCH_MS = 100;

/** The resident memory of a process and its children in MB, without PostgreSQL; Linux only. */
export const residentMb = (pid: number): number => residentByProcess(pid).reduce((total, one) => total + one, 0);

/** The same for each process; that of the server first. */
export function residentByProcess(pid: number): number[] {
  const own = [pid, ...childrenOf(pid)].map((one) => statusOf(one));
  return own.map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / MB_IN_KB);
}

function childrenOf(pid: number): number[] {
  const text = readOr(`/proc/${pid}/task/${pid}/children`, '');
  const children = text.split(' ').filter(Boolean).map(Number);
  return children.filter((child) => /^Name:\s+node/m.test(statusOf(child)));
}

const statusOf = (pid: number) => readOr(`/proc/${pid}/status`, '');

/** The process may have ended. */
function readOr(path: string, other: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return other;
  }
}

/** Number of open descriptors of a process. */
export const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/** Watches the memory of a process. @returns a function that stops and returns the peak in MB */
export function watchPeak(pid: number): () => number {
  let peak = residentMb(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMb(pid));
  }, WATCH_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
