import { type CommentThread, type ProjectComment } from '@contract/comment';
import { type ProjectDetail, type ProjectPage, type ProjectPayload } from '@contract/project';
import { type TestResponse } from './call';
import { type TestMember } from './member';
import { type TestServer } from './startServer';

export type Commenting = ReturnType<typeof commentingOn>;

type Written = Promise<TestResponse<ProjectComment>>;

type Id = number | string;

/** Requests of members about the comments of recruitment posts like `payload`, as the page sends them. */
export function commentingOn({ call }: TestServer, payload: ProjectPayload) {
  const path = (project: Id, comment?: Id) =>
    `/api/projects/${project}/comments${comment === undefined ? '' : `/${comment}`}`;

  async function publish({ token }: TestMember): Promise<number> {
    const { code, message, data } = await call<number>('POST', '/api/projects', { token, json: payload });
    if (code !== 200) throw new Error(`The post of the test was refused: ${message}`);
    return data;
  }

  const post = (project: Id, json: unknown, { token }: { token?: string }): Written =>
    call('POST', path(project), { token, json });

  const edit = (project: Id, comment: Id, json: unknown, { token }: { token?: string }): Written =>
    call('PUT', path(project, comment), { token, json });

  const remove = (project: Id, comment: Id, { token }: { token?: string }) =>
    call('DELETE', path(project, comment), { token });

  /** Writes a valid comment. @returns its id */
  async function write(project: number, content: string, writer: TestMember, parentCommentId?: number) {
    const { code, message, data } = await post(project, { content, parentCommentId }, writer);
    if (code !== 200) throw new Error(`The comment of the test was refused: ${message}`);
    return data.id;
  }

  async function threads(project: number): Promise<CommentThread[]> {
    return (await call<ProjectDetail>('GET', `/api/projects/${project}`)).data.comments;
  }

  /** The texts of each thread, root first; a tombstone is `null`. */
  async function texts(project: number): Promise<(string | null)[][]> {
    const text = ({ deleted, content }: ProjectComment) => (deleted ? null : content);
    return (await threads(project)).map(({ parentComment, childComments }) =>
      [parentComment, ...childComments].map(text),
    );
  }

  /** The number of comments on the card of the post. */
  async function count(project: number): Promise<number | undefined> {
    const { data } = await call<ProjectPage>('GET', '/api/projects/filter/keyword?size=50');
    return data.projects.find(({ id }) => id === project)?.comments;
  }

  return { publish, post, edit, remove, write, threads, texts, count };
}
