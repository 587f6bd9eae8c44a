import { exactObject, queryNumber } from '@contract/fields';
import { yupCompiler } from './yupCompiler';

const rules = exactObject({ page: queryNumber(0, 9).required() });

function compile(httpPart: string) {
  const validated = jest.spyOn(rules, 'validateSync');
  const validate = yupCompiler({ schema: rules, method: 'GET', url: '/', httpPart });
  return { validate, validated };
}

afterEach(() => jest.restoreAllMocks());

it('validates the same query once', () => {
  const { validate, validated } = compile('querystring');
  expect([validate({ page: '1' }), validate({ page: '1' }), validate({ page: '2' })]).toEqual([
    { value: { page: 1 } },
    { value: { page: 1 } },
    { value: { page: 2 } },
  ]);
  expect(validated).toHaveBeenCalledTimes(2);
});

it('refuses an invalid query each time, and an invalid path parameter with 404', () => {
  const query = compile('querystring').validate;
  const params = compile('params').validate;
  for (let time = 0; time < 2; time += 1) {
    expect(query({ page: '99' })).toEqual({ error: expect.objectContaining({ statusCode: 400 }) as unknown });
    expect(params({ page: '99' })).toEqual({ error: expect.objectContaining({ statusCode: 404 }) as unknown });
  }
});

it('validates every body', () => {
  const { validate, validated } = compile('body');
  expect([validate({ page: 1 }), validate({ page: 1 })]).toEqual([{ value: { page: 1 } }, { value: { page: 1 } }]);
  expect(validated).toHaveBeenCalledTimes(2);
});
