import { projectListRules } from '@contract/project';
import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { insertMember, insertProject } from '../../db/testing/rows';
import { titleColumns } from '../../db/titleGrams';
import { createListDirectories } from '../../lib/lists/listDirectory';
import { toFilter, type ProjectFilter } from './projectFilter';
import { createProjectListRepository, type ProjectListRepository } from './projectList.repository';
import { createProjectListService } from './projectList.service';
import { createProjectPlacesRepository, type ProjectPlacesRepository } from './projectPlaces.repository';
import { createReadInSnapshot } from './readInSnapshot';
import { insertPosts, samplePosts } from './testing/samplePosts';

const queryOf = (parameters: object) => projectListRules.validateSync(parameters);

let database: Database;
let list: ProjectListRepository;
let places: ProjectPlacesRepository;
let writer: number;

beforeAll(async () => {
  database = await createTestDatabase();
  list = createProjectListRepository(database.db);
  places = createProjectPlacesRepository(database.db);
  writer = await insertMember(database.db);
});
afterAll(() => database.close());

it('knows the total of every filter after every kind of change', async () => {
  const directories = createListDirectories<ProjectFilter>((...asked) => places.countBuckets(...asked));
  const filters = [{}, { open: 'true' }, { title: '독서' }, { roles: 'PM' }].map((one) => toFilter(queryOf(one)));
  const totals = async () => {
    const { version } = await list.state();
    return Promise.all(filters.map(async (filter) => (await directories.of(filter, version)).total));
  };
  const change = database.db.updateTable('project');
  expect(await totals()).toEqual([0, 0, 0, 0]);

  const id = await insertProject(database.db, writer, { roles: ['PM'] });
  expect(await totals()).toEqual([1, 1, 0, 1]);
  await change.set({ closed: true }).where('id', '=', id).execute();
  expect(await totals()).toEqual([1, 0, 0, 1]);
  await change.set(titleColumns('독서 모임')).where('id', '=', id).execute();
  expect(await totals()).toEqual([1, 0, 1, 1]);
  await change
    .set({ roles: ['FRONT_END'] })
    .where('id', '=', id)
    .execute();
  expect(await totals()).toEqual([1, 0, 1, 0]);
  await database.db.deleteFrom('project').where('id', '=', id).execute();
  expect(await totals()).toEqual([0, 0, 0, 0]);
});

it('keeps the version for a view', async () => {
  const id = await insertProject(database.db, writer);
  const before = await list.state();
  await database.db.updateTable('project').set({ view_count: 7 }).where('id', '=', id).execute();
  expect(await list.state()).toEqual(before);
});

/** The newest posts come and go until `stop`; what is older keeps its place from the end. */
function writeAllTheTime() {
  let going = true;
  async function write() {
    const own: number[] = [];
    while (going) {
      own.push(await insertProject(database.db, writer));
      if (own.length > 3) await database.db.deleteFrom('project').where('id', 'in', own.splice(0, 2)).execute();
    }
  }
  const writers = Promise.all([write(), write()]);
  return async () => {
    going = false;
    await writers;
  };
}

it('answers pages far down that fit their total while others write', async () => {
  const own = (await insertPosts(database.db, writer, samplePosts(4_000, 3))).map(({ id }) => id);
  const older = await database.db
    .selectFrom('project')
    .select('id')
    .where('id', '<', own[0] ?? 0)
    .execute();
  const oldestFirst = [...older.map(({ id }) => id), ...own];
  const service = createProjectListService({ list, places, readInSnapshot: createReadInSnapshot(database.db) });
  const stop = writeAllTheTime();
  try {
    for (let page = 280; page < 330; page += 1) {
      const { projects, totalElements } = await service.page(queryOf({ page: String(page) }));
      const fromEnd = totalElements - page * 12;
      expect(projects.map(({ id }) => id)).toEqual(oldestFirst.slice(fromEnd - 12, fromEnd).reverse());
    }
  } finally {
    await stop();
  }
});
