import sharp from 'sharp';
import { manyScans } from '../../server/app/testing/hostileFiles';

const SIDE = 9_990;

/** A gray JPEG of 9,990 × 9,990 pixels whose decoder passes over it once for each of its scans. */
export async function jpegOfScans(scans: number): Promise<Buffer> {
  const blank = { width: SIDE, height: SIDE, channels: 3, background: 'gray' } as const;
  return manyScans(await sharp({ create: blank }).toColourspace('b-w').jpeg({ progressive: true }).toBuffer(), scans);
}

/** A PNG of 16 bits a channel that its EXIF turns by a quarter, for which a decoder holds every row at once. */
export function turnedPng(width: number, height: number): Promise<Buffer> {
  const blank = { width, height, channels: 4, background: 'rgba(0, 0, 0, 0)' } as const;
  return sharp({ create: blank })
    .toColourspace('rgb16')
    .withMetadata({ orientation: 6 })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
