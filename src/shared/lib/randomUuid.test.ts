import { randomUuid } from './randomUuid';

it('randomUuid returns a version 4 UUID that differs on each call', () => {
  const made = Array.from({ length: 100 }, randomUuid);
  for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(100);
});
