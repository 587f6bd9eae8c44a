import { createUploadLimiter } from './uploadLimiter';

const limiter = () => createUploadLimiter({ places: { all: 3, each: 2 }, bytes: { all: 100, each: 60 } });
const refusal = expect.objectContaining({ statusCode: 503 }) as Error;

it('limits one address to its share of the places and leaves the rest to others', () => {
  const { open } = limiter();
  open('a').add(1);
  const second = open('a');
  second.add(1);
  expect(() => open('a').add(1)).toThrow(refusal);
  open('b').add(1);
  expect(() => open('c').add(1)).toThrow(refusal);
  second.leave();
  open('c').add(1);
});

it('limits the bytes of an address and of all as they arrive', () => {
  const { open } = limiter();
  const first = open('a');
  first.add(30);
  first.add(30);
  expect(() => first.add(1)).toThrow(refusal);
  expect(() => open('a').add(1)).toThrow(refusal);
  expect(() => open('b').add(41)).toThrow(refusal);
  first.leave();
  open('a').add(60);
});

it('takes no place for a form until its first file arrives', () => {
  const { open, taken } = limiter();
  const forms = ['a', 'a', 'a', 'b', 'c'].map((address) => open(address));
  expect(taken()).toBe(0);
  forms[0]?.add(0);
  expect(taken()).toBe(1);
});

it('releases the place and the bytes of a form once', () => {
  const { open, taken } = limiter();
  const place = open('a');
  place.add(60);
  open('b').add(1);
  place.leave();
  place.leave();
  place.add(60);
  expect(taken()).toBe(1);
  open('a').add(60);
});
