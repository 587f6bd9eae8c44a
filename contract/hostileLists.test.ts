import { ArraySchema, isSchema, ObjectSchema, type AnySchema } from 'yup';
import * as alarm from './alarm';
import * as announcement from './announcement';
import * as application from './application';
import * as archive from './archive';
import * as auth from './auth';
import * as block from './block';
import * as comment from './comment';
import * as credential from './credential';
import * as dataExport from './dataExport';
import * as evaluation from './evaluation';
import { LIMITS } from './limits';
import * as mypage from './mypage';
import * as notice from './notice';
import * as operator from './operator';
import * as project from './project';
import * as record from './record';
import * as report from './report';
import * as signup from './signup';
import * as team from './team';

const SLICES = [
  ...[alarm, announcement, application, archive, auth, block, comment, credential, dataExport, evaluation, mypage],
  ...[notice, operator, project, record, report, signup, team],
];

/** The lists within a schema, by their path. */
function listsIn(schema: AnySchema, path: string): [path: string, list: AnySchema][] {
  if (schema instanceof ArraySchema) {
    const item = schema.innerType as AnySchema | undefined;
    return [[path, schema], ...(item ? listsIn(item, `${path}[]`) : [])];
  }
  if (!(schema instanceof ObjectSchema)) return [];
  return Object.entries(schema.fields as Record<string, AnySchema>).flatMap(([name, field]) =>
    listsIn(field, `${path}.${name}`),
  );
}

const LISTS = SLICES.flatMap((slice) => Object.entries(slice as Record<string, unknown>)).flatMap(([name, value]) =>
  isSchema(value) ? listsIn(value as AnySchema, name) : [],
);

/** Items of a hostile list; a body of 512 KB may have 170,000. */
const MANY = 5_000;

it('finds the lists of all rules', () => {
  expect(LISTS.map(([path]) => path)).toEqual(
    expect.arrayContaining(['joinRules.experiences', 'evaluationsRules.evaluations[].keyword', 'measureRules.parts']),
  );
});

describe.each(LISTS)('%s', (_, rules) => {
  it.each([
    ['objects', () => ({})],
    ['numbers', (index: number) => index],
    ['texts', (index: number) => `text ${index}`],
  ])('is cut before the items of a hostile list of %s are cast', (_kind, createItem) => {
    const hostile = Array.from({ length: MANY }, (_item, index) => createItem(index));
    const cut = rules.cast(hostile, { assert: false }) as unknown[];
    // Most lists have 20 items at most; a record may hide each of 1,000 archives.
    expect(cut.length).toBeLessThanOrEqual(LIMITS.listReach + 1);
  });
});
