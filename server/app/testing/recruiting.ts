import {
  type AnswerPayload,
  type AnswerResult,
  type Application,
  type ApplicationPage,
  type ApplicationPayload,
  type MyApplication,
} from '@contract/application';
import { type Notice, type NoticePage } from '@contract/notice';
import { type ProjectDetail, type ProjectPayload } from '@contract/project';
import { type Role } from '@contract/skill';
import { type Team } from '@contract/team';
import { type TestResponse, type Call } from './call';
import { type TestMember } from './member';
import { createPayload } from './samplePayload';

export const MESSAGE = '매주 두 번 저녁에 함께할 수 있어요.';

export type Recruiting = ReturnType<typeof recruitingOn>;

/** Requests of members about recruitment posts. */
export function recruitingOn(call: Call) {
  const publish = async (leader: TestMember, overrides: Partial<ProjectPayload> = {}): Promise<number> => {
    const { code, data, message } = await call<number>('POST', '/api/projects', {
      token: leader.token,
      json: createPayload(overrides),
    });
    if (code !== 200) throw new Error(`The post was refused: ${message}`);
    return data;
  };

  const apply = (
    id: number,
    { token }: TestMember,
    payload: Partial<ApplicationPayload> | Record<string, unknown> = {},
  ) =>
    call<MyApplication>('POST', `/api/projects/${id}/applications`, {
      token,
      json: { role: 'PM', message: MESSAGE, link: '', ...payload },
    });

  const answer = (id: number, applicationId: number, { token }: TestMember, json: Partial<AnswerPayload> = {}) =>
    call<AnswerResult>('PUT', `/api/projects/${id}/applications/${applicationId}`, {
      token,
      json: { status: 'ACCEPTED', ...json },
    });

  const applications = (id: number, { token }: TestMember, query = '') =>
    call<ApplicationPage>('GET', `/api/projects/${id}/applications${query}`, { token });

  const newestOf = async (id: number, leader: TestMember, applicant: TestMember): Promise<Application> => {
    const { data } = await applications(id, leader);
    const found = data.applications.find(({ applicant: who }) => who.nickname === applicant.nickname);
    if (!found) throw new Error('No such application waits.');
    return found;
  };

  /** Sends an application of a member and accepts it. */
  const join = async (id: number, leader: TestMember, member: TestMember, role: Role = 'PM'): Promise<void> => {
    const applied = await apply(id, member, { role });
    const accepted = await answer(id, applied.data.id, leader);
    if (accepted.code !== 200) throw new Error(`Joining was refused: ${applied.message} ${accepted.message}`);
  };

  const detail = async (id: number, member?: TestMember): Promise<ProjectDetail> =>
    (await call<ProjectDetail>('GET', `/api/projects/${id}`, { token: member?.token })).data;

  const notices = async ({ token }: TestMember): Promise<Notice[]> =>
    (await call<NoticePage>('GET', '/api/notices', { token })).data.notices;

  const kindsOf = async (member: TestMember) => (await notices(member)).map(({ kind }) => kind);

  const team = (id: number, { token }: TestMember) => call<Team>('GET', `/api/projects/${id}/team`, { token });

  const act = <T = unknown>(
    method: 'PUT' | 'PATCH' | 'POST' | 'DELETE',
    path: string,
    { token }: TestMember,
    json?: unknown,
  ): Promise<TestResponse<T>> => call<T>(method, `/api/projects/${path}`, { token, json });

  return { publish, apply, answer, applications, newestOf, join, detail, notices, kindsOf, team, act };
}
