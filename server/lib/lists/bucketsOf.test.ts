import { bucketsOf } from './bucketsOf';

const directory = {
  version: 1,
  total: 36,
  matches: new Map([
    [2, 10],
    [9, 20],
    [4, 1],
    [1, 5],
  ]),
};

it.each([
  [0, 12, { buckets: [9], offset: 0 }],
  [19, 1, { buckets: [9], offset: 19 }],
  [19, 12, { buckets: [9, 4, 2], offset: 19 }],
  [20, 1, { buckets: [4], offset: 0 }],
  [33, 12, { buckets: [1], offset: 2 }],
  [36, 12, { buckets: [], offset: 0 }],
])('finds the buckets after %i of size %i', (offset, size, held) => {
  expect(bucketsOf(directory, offset, size)).toEqual(held);
});
