import { createUploadLimiter } from './uploadLimiter';

const limiter = () => createUploadLimiter({ bodies: { all: 3, each: 2 }, bytes: { all: 100, each: 60 } });
const refusal = expect.objectContaining({ statusCode: 503 }) as Error;

it('limits one address to its share and leaves the rest to others', () => {
  const enter = limiter();
  enter('a', 1);
  const leave = enter('a', 1);
  expect(() => enter('a', 1)).toThrow(refusal);
  enter('b', 1);
  expect(() => enter('c', 1)).toThrow(refusal);
  leave();
  enter('c', 1);
});

it('counts bytes as well as bodies', () => {
  const enter = limiter();
  const leave = enter('a', 60);
  expect(() => enter('a', 1)).toThrow(refusal);
  expect(() => enter('b', 41)).toThrow(refusal);
  leave();
  enter('a', 60);
});

it('releases the slot of an upload once', () => {
  const enter = limiter();
  const leave = enter('a', 1);
  enter('a', 1);
  leave();
  leave();
  enter('a', 1);
  expect(() => enter('a', 1)).toThrow(refusal);
});
