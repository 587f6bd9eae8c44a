import {
  type EvaluationProgress,
  type EvaluationsPayload,
  type EvaluationTargets,
  type Reminded,
} from '@contract/evaluation';
import { insertArchive, type NewArchiveRow } from '../../db/testing/rows';
import { type TestMember } from './member';
import { type TestServer } from './startServer';

export type Evaluating = ReturnType<typeof evaluatingOn>;

type Id = number | string;
interface Asker {
  token?: string;
}

type Team = readonly [TestMember, ...TestMember[]];
type Entry = EvaluationsPayload['evaluations'][number];

/** A sample feedback. */
export const entryFor = ({ nickname }: Pick<TestMember, 'nickname'>, overrides: Partial<Entry> = {}): Entry => ({
  evaluatedNickname: nickname,
  feedback: '늘 먼저 도와줬어요.',
  keyword: ['DILIGENT'],
  ...overrides,
});

/** Requests of a team's evaluation, as the page sends them. */
export function evaluatingOn({ call, db }: TestServer) {
  const path = (archive: Id, what: string) => `/api/archive/${archive}/${what}`;

  /** Registers an archive of this team, whose first member is the writer; pending and confirmed by default. */
  const register = (
    team: Team,
    overrides: Partial<NewArchiveRow> = {},
    asked: readonly TestMember[] = [],
  ): Promise<number> => {
    const [writer, ...others] = team;
    const askedIds = asked.map(({ id }) => id);
    return insertArchive(db, [writer.id, ...others.map(({ id }) => id)], overrides, askedIds);
  };

  const targets = (archive: Id, { token }: Asker) =>
    call<EvaluationTargets>('GET', path(archive, 'evaluations'), { token });

  const progress = (archive: Id, { token }: Asker) =>
    call<EvaluationProgress>('GET', path(archive, 'evaluations/status'), { token });

  const submit = (archive: Id, json: unknown, { token }: Asker) =>
    call('POST', path(archive, 'evaluations'), { token, json });

  const publish = (archive: Id, { token }: Asker) => call('POST', path(archive, 'publish'), { token });

  const remind = (archive: Id, { token }: Asker) => call<Reminded>('POST', path(archive, 'remind'), { token });

  /** Submits the evaluation of every other member of the team by `by`. */
  const evaluate = (archive: Id, by: TestMember, team: readonly TestMember[]) =>
    submit(archive, { evaluations: team.filter((one) => one !== by).map((one) => entryFor(one)) }, by);

  const rowOf = (archive: number) =>
    db
      .selectFrom('archive')
      .select(['writer_id', 'created_at', 'published_at', 'reminded_at'])
      .where('id', '=', archive)
      .executeTakeFirst();

  const evaluationsOf = (archive: number) =>
    db
      .selectFrom('evaluation')
      .select(['evaluator_id', 'evaluated_id', 'feedback', 'keywords', 'period'])
      .where('archive_id', '=', archive)
      .orderBy('id')
      .execute();

  /** Moves the dates of one archive back by so many days. */
  const age = (archive: number, days: number) =>
    db
      .updateTable('archive')
      .set({ created_at: new Date(Date.now() - days * 24 * 3_600_000) })
      .where('id', '=', archive)
      .execute();

  return { register, targets, progress, submit, publish, remind, evaluate, rowOf, evaluationsOf, age };
}
