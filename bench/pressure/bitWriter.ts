/** Writes bits as the entropy-coded data of a JPEG: most significant first, with a zero byte after each 0xff. */
export function createBitWriter() {
  const bytes: number[] = [];
  let [current, used] = [0, 0];

  function writeBit(bit: number): void {
    current = (current << 1) | bit;
    used += 1;
    if (used < 8) return;
    bytes.push(current);
    if (current === 0xff) bytes.push(0);
    [current, used] = [0, 0];
  }

  return {
    write(value: number, bits: number): void {
      for (let bit = bits - 1; bit >= 0; bit -= 1) writeBit((value >> bit) & 1);
    },
    /** Fills the last byte with ones. */
    end(): Buffer {
      while (used > 0) writeBit(1);
      return Buffer.from(bytes);
    },
  };
}
