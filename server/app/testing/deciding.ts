import { isMemberMeasure, type Case, type CasePage, type Measure, type MeasurePayload } from '@contract/operator';
import { type TestMember } from './member';
import { type TestServer } from './startServer';

type Target = MeasurePayload['target'];

export type Deciding = ReturnType<typeof decidingOn>;

/** Requests of members who report and of an operator who decides. */
export function decidingOn({ call }: Pick<TestServer, 'call'>, operator: TestMember) {
  const report = (target: Target, targetId: number, { token }: TestMember, reportContent = '광고예요.') =>
    call('POST', '/api/report/submit', {
      token,
      json: { nickname: '', reportTarget: target, targetId, reportType: 'SPAM', reportContent },
    });

  const queue = (query = '', { token }: TestMember = operator) =>
    call<CasePage>('GET', `/api/admin/reports${query}`, { token });

  const open = (target: Target, targetId: number, { token }: TestMember = operator) =>
    call<Case>('GET', `/api/admin/reports/${target.toLowerCase()}/${targetId}`, { token });

  const send = (json: unknown, { token }: TestMember = operator) =>
    call<Case>('POST', '/api/admin/measures', { token, json });

  /** Takes a measure on the current version of the case. */
  async function measure(
    action: Measure,
    target: Target,
    targetId: number,
    { by = operator, ...more }: Partial<MeasurePayload> & { by?: TestMember } = {},
  ) {
    const { version, member } = (await open(target, targetId)).data ?? {};
    const state = { version, memberVersion: isMemberMeasure(action) ? member?.version : undefined };
    return send({ action, target, targetId, reason: '운영 규칙에 어긋나요.', ...state, ...more }, by);
  }

  return { report, queue, open, send, measure };
}
