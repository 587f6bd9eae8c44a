import sharp from 'sharp';

let photo: Promise<Buffer> | undefined;

/** A real picture, as a camera would give it; encoded once, as every member joins with it. */
export async function createPhoto() {
  photo ??= sharp({ create: { width: 640, height: 480, channels: 3, background: 'seagreen' } })
    .jpeg()
    .toBuffer();
  return { name: '프로필.jpg', mimeType: 'image/jpeg', buffer: await photo };
}

/** A picture with a known width, which the address of the stored one contains. */
export async function createPicture(name: string, width: number) {
  const buffer = await sharp({ create: { width, height: 200, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

export function createPdf(name: string) {
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
  return { name, mimeType: 'application/pdf', buffer };
}
