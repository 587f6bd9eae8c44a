import { sql } from 'kysely';
import { createTestDatabase } from '../app/testing/database';
import { type Database } from './connect';
import { listenTo } from './listenTo';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Records events in order and waits for one. */
function createStory() {
  const story: string[] = [];
  let wake: () => void = () => undefined;
  return {
    story,
    add: (event: string) => {
      story.push(event);
      wake();
    },
    until: async (event: string) => {
      while (!story.includes(event)) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

const send = (payload: string) => sql`select pg_notify('news', ${payload})`.execute(database.db);

it('receives messages after its connection was cut, and reports that some may be lost', async () => {
  const { story, add, until } = createStory();
  const listening = listenTo({
    url: database.listenUrl,
    channels: { news: add },
    onListening: () => add(story.includes('broken') ? 'listening again' : 'listening'),
    onError: () => add('broken'),
  });
  await until('listening');
  await send('one');
  await until('one');

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'teamieum listener' and datname = current_database()
  `.execute(database.db);
  await until('broken');
  await until('listening again');
  await send('two');
  await until('two');
  await listening.close();
  expect(story).toEqual(['listening', 'one', 'broken', 'listening again', 'two']);
});

it('retries until it is closed while the server is unreachable', async () => {
  const { add, until, story } = createStory();
  const listening = listenTo({
    url: 'postgres://postgres@127.0.0.1:1/nothing',
    channels: { news: add },
    onListening: () => add('listening'),
    onError: () => add(`failure ${story.length + 1}`),
  });
  await until('failure 2');
  await listening.close();
  expect(story).not.toContain('listening');
});
