import { unavailable } from '../http/errors';

interface UploadLimits {
  /** Maximum number of concurrent bodies, in total and per address. */
  bodies: { all: number; each: number };
  /** Maximum of their bytes, in total and per address. */
  bytes: { all: number; each: number };
}

/** Acquires a slot for a body; the end of the response releases it. */
export type UploadLimiter = (address: string, bytes: number) => () => void;

interface Load {
  bodies: number;
  bytes: number;
}

/**
 * Limits how many large bodies are received concurrently, which limits disk and memory usage: requests over the limit
 * are refused before a byte is read. One address gets at most half of the slots, since many members may share it.
 */
export function createUploadLimiter({ bodies, bytes }: UploadLimits): UploadLimiter {
  const total: Load = { bodies: 0, bytes: 0 };
  const perAddress = new Map<string, Load>();

  /** Acquires a slot. @throws ApiError 503 with `Retry-After` */
  return (address, size) => {
    const own = perAddress.get(address) ?? { bodies: 0, bytes: 0 };
    const full = total.bodies >= bodies.all || total.bytes + size > bytes.all;
    if (full || own.bodies >= bodies.each || own.bytes + size > bytes.each) throw unavailable();
    add(1, size);
    perAddress.set(address, own);

    let left = false;
    return () => {
      if (left) return;
      left = true;
      add(-1, -size);
      if (own.bodies === 0) perAddress.delete(address);
    };

    function add(count: number, some: number) {
      for (const load of [total, own]) {
        load.bodies += count;
        load.bytes += some;
      }
    }
  };
}
