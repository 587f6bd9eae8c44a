import { type Case, isMemberMeasure, type Measure } from '@contract/operator';
import { type ReportTargetType } from '@contract/report';
import { type World } from '../ownership';
import { act, type Act, type ActorName, type Race } from './act';

/** Withdrawals of these members: each ends what is pending around its member. */
export const withdrawals = (...names: ActorName[]): Act[] =>
  names.map((by) =>
    act({
      endpoint: 'DELETE /user/delete',
      by,
      json: ({ actors }) => {
        const { username, password } = actors[by];
        return { username, password, confirm_password: password };
      },
    }),
  );

/** Some content of the world, as reports and measures name it. */
export interface RaceTarget {
  type: ReportTargetType;
  id: (race: Race) => number;
}

/** The target of a row of the world. */
export const targetIn = (
  type: ReportTargetType,
  key: { [Key in keyof World]: World[Key] extends number ? Key : never }[keyof World],
): RaceTarget => ({ type, id: ({ world }) => world[key] });

/** The profile of a member. */
export const profileOf = (name: ActorName): RaceTarget => ({ type: 'PROFILE', id: ({ actors }) => actors[name].id });

/** The report that hides its target, since the world contains those before it. */
export function lastReport({ type, id }: RaceTarget, by: ActorName = 'outsider'): Act {
  return act({
    endpoint: 'POST /report/submit',
    by,
    state: type,
    json: (race) => ({
      nickname: '',
      reportTarget: type,
      targetId: id(race),
      reportType: 'SPAM',
      reportContent: '광고예요.',
    }),
  });
}

/** Measures that undo an earlier one, which is taken before the race. */
const UNDONE: Partial<Record<Measure, Measure>> = { RESTORE: 'HIDE', UNSUSPEND: 'SUSPEND' };

/** Measures of the operator on the case as it is before the race. */
export function measures(target: RaceTarget, ...actions: Measure[]): Act[] {
  return actions.map((action) =>
    act({
      endpoint: 'POST /admin/measures',
      by: 'operator',
      state: `${action} ${target.type}`,
      async json(race) {
        const undone = UNDONE[action];
        const { token } = race.actors.operator;
        if (undone)
          await race.server.call('POST', '/api/admin/measures', { token, json: await measure(race, target, undone) });
        return measure(race, target, action);
      },
    }),
  );
}

async function measure(race: Race, { type, id }: RaceTarget, action: Measure) {
  return {
    action,
    target: type,
    targetId: id(race),
    reason: '운영 규칙에 어긋나요.',
    ...(await versionsOf(race, type, id(race), action)),
    ...(action === 'SUSPEND' && { days: 7 }),
    ...(type === 'PROFILE' && action === 'HIDE' && { parts: ['NICKNAME', 'INTRODUCTION', 'PHOTO'] }),
  };
}

/** The versions of the case and, for a measure on its writer, of the member (D192). */
async function versionsOf({ server, actors }: Race, type: ReportTargetType, id: number, action: Measure) {
  const { token } = actors.operator;
  const { data } = await server.call<Case>('GET', `/api/admin/reports/${type.toLowerCase()}/${id}`, { token });
  return { version: data.version, ...(isMemberMeasure(action) && { memberVersion: data.member?.version }) };
}
