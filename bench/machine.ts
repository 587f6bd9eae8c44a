import os from 'node:os';

/** The machine that the numbers were measured on, without which they cannot be compared. */
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
