import { ENDPOINTS } from '../../server/app/testing/endpoints';
import { casesNamed } from './cases';

test('every endpoint is measured by a benchmark or left out for a reason', () => {
  expect(Object.keys(casesNamed([])).length).toBeGreaterThan(0);
});

test('a case is chosen by its name, or with others by the beginning of their names', () => {
  expect(Object.keys(casesNamed(['list']))).toEqual(['list']);
  const lists = Object.values(casesNamed(['list*']));
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.every(({ endpoint }) => ENDPOINTS.some(({ path }) => endpoint.endsWith(path)))).toBe(true);
});

test('a name without a case is refused with the names there are', () => {
  expect(() => casesNamed(['nothing'])).toThrow('Nothing is called that; there are:\n');
});
