import { ENDPOINTS } from '../../server/app/testing/endpoints';
import { casesNamed } from './cases';

test('every endpoint is measured by a benchmark or left out for a reason', () => {
  expect(Object.keys(casesNamed([])).length).toBeGreaterThan(0);
});

test('a case is selected by its name, several cases by the first characters of their names and *', () => {
  expect(Object.keys(casesNamed(['list']))).toEqual(['list']);
  const lists = Object.values(casesNamed(['list*']));
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.every(({ endpoint }) => ENDPOINTS.some(({ path }) => endpoint.endsWith(path)))).toBe(true);
});

test('an unknown name is refused with a message that lists the names', () => {
  expect(() => casesNamed(['nothing'])).toThrow('Nothing is called that; there are:\n');
});
