import { array, object, string } from 'yup';
import { findProblems, firstMessage } from './firstMessage';

const rules = object({
  last: string().required('last'),
  rows: array(object({ a: string().required('a'), b: string().required('b') })).min(1, 'rows'),
  first: string().required('first').min(3, 'first too short'),
}).meta({ order: ['first:required', 'rows', 'rows[].b', 'rows[].a', 'last', 'first'] });

describe('firstMessage', () => {
  it('follows the order of the form, not of the rule', () => {
    expect(findProblems(rules, { rows: [] }).map(({ message }) => message)).toEqual(['first', 'rows', 'last']);
  });

  it('orders problems by row, and within a row by field', () => {
    const problems = findProblems(rules, { first: 'abc', last: 'x', rows: [{ a: 'x', b: 'y' }, {}, {}] });
    expect(problems.map(({ field }) => field)).toEqual(['rows[1].b', 'rows[1].a', 'rows[2].b', 'rows[2].a']);
  });

  it('may report an empty field before a wrong one', () => {
    expect(firstMessage(rules, { first: 'a', rows: [{ a: 'x', b: 'y' }] })).toBe('last');
  });

  it('is nothing when everything is right', () => {
    expect(firstMessage(rules, { first: 'abc', last: 'x', rows: [{ a: 'x', b: 'y' }] })).toBeUndefined();
  });
});
