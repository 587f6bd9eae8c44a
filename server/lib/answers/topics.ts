import { createHash } from 'node:crypto';
import { type PostRef } from '@contract/post';

/** What `topics.post` makes of a post. */
const POST_TOPIC = /^(project|archive) (\d+)$/;

/** What changes are told about; migration 0021 writes the same words. */
export const topics = {
  /** Whatever is shown of one post. */
  post: ({ kind, id }: PostRef) => `${kind} ${id}`,
  /** The post of a topic; undefined when it is about something else. */
  postOf(topic: string): PostRef | undefined {
    const [, kind, id] = POST_TOPIC.exec(topic) ?? [];
    return kind === undefined ? undefined : { kind: kind as PostRef['kind'], id: Number(id) };
  },
  /** Whatever is shown of any post of a kind: its counts, too. */
  posts: (kind: PostRef['kind']) => kind,
  /** Which posts a list holds, and in what order. */
  list: (kind: PostRef['kind']) => `${kind}s`,
  /** The names and faces of people, each once. */
  people: (nicknames: readonly (string | null)[]) =>
    [...new Set(nicknames)].flatMap((name) => (name ? [personTopic(name)] : [])),
  session: (id: string) => `session ${id}`,
  /** What makes answers other ones for a member than for a visitor. */
  ties: (memberId: number) => `ties ${memberId}`,
} as const;

/** By a hash: nobody who withdraws stays in the database by name. */
function personTopic(nickname: string): string {
  return `person ${createHash('md5').update(nickname).digest('hex')}`;
}

/** More changed than is told one by one. */
export const EVERYTHING = 'everything';

/** The topic with the wider ones it belongs to. */
export function widened(topic: string): string[] {
  const [family = topic] = topic.split(' ');
  return family === topic ? [topic] : [topic, family];
}
