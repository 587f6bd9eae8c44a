import os from 'node:os';

/** On what the numbers were measured: without it they mean nothing. */
export function describeMachine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${os.cpus().length} × ${cpu?.model.trim() ?? os.arch()}`,
    `${memory} GB`,
    `${os.type()} ${os.release()}`,
    `Node ${process.versions.node}`,
    `load ${os.loadavg()[0]?.toFixed(1)} before`,
  ].join(' · ');
}
