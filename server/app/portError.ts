import { errorCode } from '../db/errorCode';

interface ListenAddress {
  host: string;
  port: number;
}

/**
 * The error of a port that could not be opened, as one sentence that names the variable.
 * @param names the variables of the address
 */
export function portError(error: unknown, { host, port }: ListenAddress, names: { host: string; port: string }): Error {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken by another process: end it, or choose another ${names.port}.`);
  }
  if (code === 'EACCES') return new Error(`Port ${port} needs more rights: choose a ${names.port} of 1024 or more.`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) {
    return new Error(`${names.host} must be an address of this machine, not "${host}".`);
  }
  return error instanceof Error ? error : new Error(String(error));
}
