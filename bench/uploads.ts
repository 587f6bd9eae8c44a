import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import sharp, { type Sharp } from 'sharp';
import { createJoin, joinForm } from '../server/app/testing/member';
import { type Benchmark } from './benchmark';
import { onDatabase } from './onDatabase';
import { describeMachine } from './machine';
import { UNLIMITED, withProduct, type Product } from './withProduct';
import { toTable } from './table';

const AT_ONCE = 16;
const MB = 1024 * 1024;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: 'rgba(12, 107, 75, 0.5)' }, limitInputPixels: false });

interface Upload {
  photo: Sharp;
  /** The size of an additional portfolio file, in bytes. */
  zip?: number;
}

/** Concurrent uploads. The heavy ones have the maximum size. */
const CASES: Record<string, Upload> = {
  'photo of 12 megapixels': { photo: plain(4_000, 3_000).removeAlpha().jpeg() },
  'photo and a ZIP of 49 MB': { photo: plain(600, 400).png(), zip: 49 * MB },
  'interlaced PNG, 64 megapixels': { photo: plain(8_000, 8_000).png({ progressive: true }) },
  'progressive JPEG, 49 megapixels': { photo: plain(7_000, 7_000).removeAlpha().jpeg({ progressive: true }) },
  'GIF, 64 megapixels': { photo: plain(8_000, 8_000).gif() },
  'PNG bomb, 400 megapixels': { photo: plain(20_000, 20_000).png() },
};

/** The memory of the server during many concurrent uploads. Linux only: the peak comes from /proc. */
export const uploadsBenchmark: Benchmark = {
  name: 'uploads',
  about: 'the peak memory of the server while large and hostile images arrive at once',
  async run() {
    console.log(`${describeMachine()}\n`);
    await onDatabase('embedded', async ({ env }) => {
      const rows: (string | number)[][] = [];
      for (const [name, { photo, zip = 0 }] of Object.entries(CASES)) {
        const image = await photo.toBuffer();
        // In a process of its own, because a peak never decreases.
        const measured = await withProduct({ ...env, ...UNLIMITED }, (product) => measure(product, image, zip));
        rows.push([name, ...measured]);
      }
      console.log(toTable([`${AT_ONCE} joins at once`, 'sent MB', 'answers', 'seconds', 'peak MB'], rows));
    });
  },
};

async function measure({ origin, pid }: Product, image: Buffer, zip: number): Promise<(string | number)[]> {
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => join(origin, image, zip)));
  const seconds = (performance.now() - begun) / 1000;
  const sent = ((image.length + zip) / MB).toFixed(1);
  return [sent, [...new Set(answers)].join(', '), seconds.toFixed(1), peakOf(pid)];
}

async function join(origin: string, photo: Buffer, zip: number): Promise<number> {
  const portfolio = zip > 0 ? [{ fileName: 'all.zip', fileSize: zip / MB, url: null }] : [];
  const portfolioFiles = portfolio.map(({ fileName }) => ({ name: fileName, content: zipOf(zip) }));
  const form = joinForm(createJoin({ portfolio }), { photo, portfolioFiles });
  const { status } = await fetch(`${origin}/api/users/join`, { method: 'POST', body: form });
  return status;
}

function zipOf(bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  content.write('PK\u0003\u0004');
  return content;
}

/** The peak memory of a process, in MB. */
function peakOf(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
