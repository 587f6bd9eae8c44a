import { request, type Agent, type IncomingMessage } from 'node:http';
import { type World } from '../../server/app/testing/ownership';
import { type TestMember } from '../../server/app/testing/member';
import { type Caller, type HostileRequest } from './hostileRequests';

/**
 * A body of this size in bytes or more is still being sent when it is refused, and the connection may close before the
 * response.
 */
const LARGE = 640 * 1024;

/** The timeout of a response in milliseconds. */
const PATIENCE = 20_000;

export interface Sender {
  origin: string;
  agent: Agent;
  world: World;
  members: Record<Exclude<Caller, 'visitor'>, TestMember>;
}

export interface Sent {
  /** 0 if there was no response. */
  status: number;
  /** The connection was closed while a large body was being sent. */
  isCutOff?: boolean;
  /** From the first byte sent to the last one received, in milliseconds. */
  time: number;
  path: string;
  error?: string;
}

export async function send(sender: Sender, hostile: HostileRequest): Promise<Sent> {
  const path = `${pathOf(sender, hostile)}${hostile.query && `?${hostile.query}`}`;
  const begun = performance.now();
  const result = await exchange(sender, hostile, path).catch((error: NodeJS.ErrnoException) => ({
    status: 0,
    error: error.message,
    isCutOff: ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') && (hostile.body?.bytes.length ?? 0) >= LARGE,
  }));
  return { ...result, path, time: performance.now() - begun };
}

function pathOf({ world, members }: Sender, { endpoint, params }: HostileRequest): string {
  const isArchive = endpoint.path.startsWith('/archive');
  const existing: Record<string, string | number> = {
    id: idOf(endpoint.path, world),
    commentId: isArchive ? world.archiveComment : world.projectComment,
    type: 'project',
    nickname: encodeURIComponent(members.writer.nickname),
  };
  return `/api${endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? existing[name]))}`;
}

function idOf(path: string, { published, pending, invitation, project }: World): number {
  if (/\/(evaluations|publish|remind|consent)/.test(path)) return pending;
  if (path.startsWith('/archive')) return published;
  return path.startsWith('/alarm') ? invitation : project;
}

function exchange(sender: Sender, hostile: HostileRequest, path: string): Promise<{ status: number }> {
  const { endpoint, caller, body } = hostile;
  const token = caller === 'visitor' ? {} : { access: sender.members[caller].token };
  const type = body && { 'content-type': body.type, 'content-length': String(body.bytes.length) };
  const headers = { ...token, ...type, ...hostile.headers };
  return new Promise((resolve, reject) => {
    let answered = false;
    const call = request(
      `${sender.origin}${path}`,
      { method: endpoint.method, headers, agent: sender.agent, timeout: PATIENCE },
      (answer: IncomingMessage) => {
        answered = true;
        const status = answer.statusCode ?? 0;
        const isStream = answer.headers['content-type']?.startsWith('text/event-stream');
        answer.on('close', () => resolve({ status })).resume();
        if (isStream) answer.destroy();
      },
    );
    call.on('timeout', () => call.destroy(new Error(`no answer within ${PATIENCE / 1_000} s`)));
    // A refusal may arrive, and the connection close, while the body is still being sent.
    call.on('error', (error) => !answered && reject(error));
    call.end(body?.bytes);
  });
}
