import { readFileSync } from 'node:fs';

const MB_IN_KB = 1024;

export interface Sample {
  /** Seconds since the sampling began. */
  at: number;
  /** Resident memory of the process, in MB. */
  mb: number;
}

/** Samples the memory of a process once a second. Linux only. @returns a function that stops and returns the samples */
export function watchMemory(pid: number): () => Sample[] {
  const begun = performance.now();
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    samples.push({ at: (performance.now() - begun) / 1000, mb: residentMb(pid) });
  }, 1_000);
  return () => {
    clearInterval(timer);
    return samples;
  };
}

function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / MB_IN_KB;
}
