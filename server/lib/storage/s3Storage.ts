import { type ReadStream } from 'node:fs';
import { type Readable } from 'node:stream';
import { type S3Address } from './s3Address';
import { type ListedFile, type Storage, type StoredFile } from './storage';
import { nameOf, StorageUnavailable } from './storageErrors';

/** Maximum of concurrent removals. */
const AT_ONCE = 10;

/** Only the checksums that every S3-compatible server supports. */
const CHECKSUMS = { requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' } as const;
const PATIENCE = { connectionTimeout: 5_000, requestTimeout: 60_000 };

/**
 * Stores files in a bucket of an S3-compatible service, one object per file. The SDK is imported only here, so that a
 * disk storage does not load it.
 * @throws Error when the bucket cannot be reached
 */
export async function openS3Storage({ endpoint, bucket, region, credentials }: S3Address): Promise<Storage> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle: endpoint !== undefined,
    ...CHECKSUMS,
    requestHandler: PATIENCE,
  });
  await client.send(new s3.HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    throw new Error(`STORAGE_URL: the bucket "${bucket}" cannot be reached (${nameOf(error)}).`);
  });

  async function put(key: string, content: Buffer | ReadStream): Promise<void> {
    await client.send(new s3.PutObjectCommand({ Bucket: bucket, Key: key, Body: content })).catch(throwOutage);
  }

  async function open(key: string): Promise<StoredFile | null> {
    try {
      const { Body, ContentLength = 0 } = await client.send(new s3.GetObjectCommand({ Bucket: bucket, Key: key }));
      return { stream: Body as Readable, size: ContentLength };
    } catch (error) {
      if (error instanceof s3.NoSuchKey) return null;
      return throwOutage(error);
    }
  }

  /** Removes objects one by one: not every service supports batches, and a missing object is no error. */
  async function remove(keys: readonly string[]): Promise<void> {
    for (let index = 0; index < keys.length; index += AT_ONCE) {
      const some = keys.slice(index, index + AT_ONCE);
      await Promise.all(some.map((key) => client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: key }))));
    }
  }

  async function* list(): AsyncGenerator<ListedFile> {
    for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket: bucket })) {
      for (const { Key: key, LastModified: storedAt } of Contents) if (key && storedAt) yield { key, storedAt };
    }
  }

  return { put, open, remove, list };
}

function throwOutage(error: unknown): never {
  throw new StorageUnavailable(error);
}
