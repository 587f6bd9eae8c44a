import { errorCode } from '../../db/errorCode';

/** The bucket cannot store or read a file now. Becomes a 503: a retry may succeed. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(cause: unknown) {
    super(`The storage does not answer: ${nameOf(cause)}`, { cause });
  }
}

/**
 * System errors of a full, read-only or failing disk, of a quota, of permissions or of too many open files; none is
 * caused by the caller.
 */
const REFUSED_BY_DISK = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE)$/;

/** Whether the operating system refuses file operations for now, such as a full disk; a retry may succeed. */
export function isRefusedByDisk(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error && REFUSED_BY_DISK.test(errorCode(error));
}

/** The name of an error without its message, which may contain an address with credentials. */
export const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown error');
