import path from 'node:path';
import { createDiskStorage } from './diskStorage';
import { type S3Address } from './s3Address';
import { openS3Storage } from './s3Storage';
import { type Storage } from './storage';

interface StorageLocation {
  dataDir: string;
  bucket?: S3Address;
}

/** Opens the configured storage. @throws Error when its bucket cannot be reached */
export async function openStorage({ dataDir, bucket }: StorageLocation): Promise<Storage> {
  return bucket ? openS3Storage(bucket) : createDiskStorage(path.join(dataDir, 'uploads'));
}
