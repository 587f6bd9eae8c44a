import { errorCode } from '../../db/errorCode';

/** The bucket does not keep or give a file right now. Answered as 503: trying again helps. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(cause: unknown) {
    super(`The storage does not answer: ${nameOf(cause)}`, { cause });
  }
}

/** Full, over a quota or a limit, read-only, closed to us, broken, or out of descriptors: nothing the caller has done. */
const REFUSED_BY_DISK = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE)$/;

/** Whether the operating system would not work with a file now; the same call succeeds once somebody has made room. */
export function isRefusedByDisk(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error && REFUSED_BY_DISK.test(errorCode(error));
}

/** Never the message: it may hold an address with credentials. */
export const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown error');
