import { readFile } from 'node:fs/promises';

const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9];
/** Markers without content: a stuffed zero byte, TEM, the restarts of a scan and the start of the image. */
const isAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Counts the scans of a JPEG up to `max` by its markers, as a decoder finds them, without decoding. Each scan passes
 * over the whole image, so a small file can cost minutes.
 */
export async function countScans(path: string, max: number): Promise<number> {
  const file = await readFile(path);
  let scans = 0;
  for (let at = file.indexOf(0xff); at !== -1 && scans < max; at = file.indexOf(0xff, at)) {
    // Any number of fill bytes may precede a marker.
    while (file[at] === 0xff) at += 1;
    const marker = file[at] ?? END_OF_IMAGE;
    if (marker === END_OF_IMAGE) break;
    if (isAlone(marker)) continue;
    if (marker === START_OF_SCAN) scans += 1;
    if (at + 2 >= file.length) break;
    at += 1 + file.readUInt16BE(at + 1);
  }
  return scans;
}
