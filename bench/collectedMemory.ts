import { type Product } from './withProduct';

/** The product's program, which answers `collectedMemory`. */
export const COLLECTING_SERVER = 'bench/collectingServer.ts';

/** Of the server's process, in bytes. */
export interface Memory {
  /** Objects, and what they hold outside of the heap. */
  used: number;
  /** Resident. */
  rss: number;
}

/**
 * The memory of the product after a full garbage collection: what V8 has not collected yet is held by nothing, and differs
 * by 100 MB with the moment.
 */
export async function collectedMemory(product: Product): Promise<Memory> {
  const told = product.next(/memory (\{.*\})/);
  product.signal('SIGUSR2');
  return JSON.parse(await told) as Memory;
}
