import { array, object, string } from 'yup';
import { findProblems, firstMessage } from './firstMessage';

const rules = object({
  last: string().required('last'),
  rows: array(object({ a: string().required('a'), b: string().required('b') })).min(1, 'rows'),
  first: string().required('first').min(3, 'first too short'),
}).meta({ order: ['first:required', 'rows', 'rows[].b', 'rows[].a', 'last', 'first'] });

describe('firstMessage', () => {
  it('follows the order of the form, not the order of the rule', () => {
    expect(findProblems(rules, { rows: [] }).map(({ message }) => message)).toEqual(['first', 'rows', 'last']);
  });

  it('orders problems by row, and within a row by field', () => {
    const problems = findProblems(rules, { first: 'abc', last: 'x', rows: [{ a: 'x', b: 'y' }, {}, {}] });
    expect(problems.map(({ field }) => field)).toEqual(['rows[1].b', 'rows[1].a', 'rows[2].b', 'rows[2].a']);
  });

  it('reports an empty field before an invalid one that comes later', () => {
    expect(firstMessage(rules, { first: 'a', rows: [{ a: 'x', b: 'y' }] })).toBe('last');
  });

  it('is undefined when the value is valid', () => {
    expect(firstMessage(rules, { first: 'abc', last: 'x', rows: [{ a: 'x', b: 'y' }] })).toBeUndefined();
  });
});
