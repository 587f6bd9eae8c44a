import { unavailable } from '../http/errors';

interface UploadLimits {
  /** Maximum number of forms with files, in total and per address. */
  places: { all: number; each: number };
  /** Maximum bytes of their temporary files, in total and per address. */
  bytes: { all: number; each: number };
}

/** The share of one form in the limits. */
export interface UploadPlace {
  /** Counts bytes before they are written; the first call takes a place. @throws ApiError 503 with `Retry-After` */
  add: (bytes: number) => void;
  /** Gives everything back; further calls do nothing. */
  leave: () => void;
}

export interface UploadLimiter {
  /** The share of a form of an address, empty until its first file arrives. */
  open: (address: string) => UploadPlace;
  /** The number of taken places. */
  taken: () => number;
}

interface Load {
  places: number;
  bytes: number;
}

/**
 * Limits how many forms with files are handled concurrently and the bytes of their temporary files. Only what has arrived
 * counts, so neither a declared length nor a form without files occupies anything (D215).
 */
export function createUploadLimiter({ places, bytes }: UploadLimits): UploadLimiter {
  const total: Load = { places: 0, bytes: 0 };
  const perAddress = new Map<string, Load>();

  function open(address: string): UploadPlace {
    const form: Load = { places: 0, bytes: 0 };
    let hasLeft = false;

    function count(some: Load): void {
      const own = perAddress.get(address) ?? { places: 0, bytes: 0 };
      for (const load of [total, own, form]) {
        load.places += some.places;
        load.bytes += some.bytes;
      }
      if (own.places > 0) perAddress.set(address, own);
      else perAddress.delete(address);
    }

    return {
      add(more) {
        if (hasLeft) return;
        const place = 1 - form.places;
        const own = perAddress.get(address) ?? { places: 0, bytes: 0 };
        const isFull = total.places + place > places.all || total.bytes + more > bytes.all;
        if (isFull || own.places + place > places.each || own.bytes + more > bytes.each) throw unavailable();
        count({ places: place, bytes: more });
      },
      leave() {
        hasLeft = true;
        count({ places: -form.places, bytes: -form.bytes });
      },
    };
  }

  return { open, taken: () => total.places };
}
