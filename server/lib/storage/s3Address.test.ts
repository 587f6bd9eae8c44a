import { readS3Address } from './s3Address';

it('parses an endpoint with its bucket', () => {
  expect(readS3Address('s3://key:se%2Fcret@s3.example.org:9000/uploads?region=ap-northeast-2')).toEqual({
    endpoint: 'https://s3.example.org:9000',
    bucket: 'uploads',
    region: 'ap-northeast-2',
    credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
  });
});

it('parses an endpoint without TLS', () => {
  expect(readS3Address('s3+http://key:secret@127.0.0.1:9000/uploads')).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
  });
});

it('parses a bucket of Amazon S3, without credentials', () => {
  expect(readS3Address('s3://my-bucket?region=ap-northeast-2')).toEqual({
    endpoint: undefined,
    bucket: 'my-bucket',
    region: 'ap-northeast-2',
    credentials: undefined,
  });
});

it.each([
  'bucket',
  'http://127.0.0.1/bucket',
  's3://',
  's3://key@host/bucket',
  's3://:secret@host/bucket',
  's3://host/Bucket',
  's3://host/a/b',
  's3://host/bucket?region=a b',
  's3://%zz:secret@host/bucket',
])('refuses the bucket address %s', (text) => {
  expect(readS3Address(text)).toBeNull();
});
