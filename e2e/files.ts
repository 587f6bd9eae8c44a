import sharp from 'sharp';

let photo: Promise<Buffer> | undefined;

/** A photo like one of a camera. Encoded once, because every new member uploads it. */
export async function createPhoto() {
  photo ??= sharp({ create: { width: 640, height: 480, channels: 3, background: 'seagreen' } })
    .jpeg()
    .toBuffer();
  return { name: '프로필.jpg', mimeType: 'image/jpeg', buffer: await photo };
}

let largePhoto: Promise<Buffer> | undefined;

/** A photo of some megabytes, 4,000 × 3,000 pixels that lie on their side. */
export async function createLargePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  largePhoto ??= sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: '산책.jpg', mimeType: 'image/jpeg', buffer: await largePhoto };
}

/** A picture with a given width, which is part of the stored picture's address. */
export async function createPicture(name: string, width: number, height = 200) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

export function createPdf(name: string) {
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
  return { name, mimeType: 'application/pdf', buffer };
}
