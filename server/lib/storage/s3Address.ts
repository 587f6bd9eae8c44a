/** The parsed `STORAGE_URL`. */
export interface S3Address {
  /** Absent for Amazon S3, whose endpoint the SDK knows. */
  endpoint?: string;
  bucket: string;
  region: string;
  /** Absent: read from the standard sources of the AWS SDK (environment, profile, role of the machine). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,40}$/;
const DEFAULT_REGION = 'us-east-1';

/**
 * Parses `s3://key:secret@host:port/bucket?region=…`; `s3+http:` for a server without TLS. An address without a path is
 * a bucket at Amazon: `s3://bucket?region=…`.
 * @returns null for an invalid address
 */
export function readS3Address(text: string): S3Address | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, host, pathname, searchParams } = url;
  if (!['s3:', 's3+http:'].includes(protocol)) return null;

  const path = pathname.replace(/^\/|\/$/g, '');
  const bucket = path === '' ? host : path;
  const region = searchParams.get('region') ?? DEFAULT_REGION;
  const credentials = credentialsOf(url);
  if (!BUCKET.test(bucket) || !REGION.test(region) || credentials === null) return null;

  const endpoint = path === '' ? undefined : `${protocol === 's3:' ? 'https' : 'http'}://${host}`;
  return { endpoint, bucket, region, credentials };
}

/** Both credentials or neither; null for one without the other, and for values that cannot be decoded. */
function credentialsOf({ username, password }: URL): S3Address['credentials'] | null {
  if (username === '' && password === '') return undefined;
  if (username === '' || password === '') return null;
  try {
    return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  } catch {
    return null;
  }
}
