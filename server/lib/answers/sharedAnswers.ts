import { type FastifyRequest } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type Tokens } from '../tokens';
import { createChanges } from './changes';
import { type Shareable } from './shareable';
import { createTies } from './ties';
import { createTopicCache, type Kept } from './topicCache';

const MOST_BYTES = 24_000_000;

/** A whole answer, as it goes over the wire. */
export interface SharedAnswer extends Kept, Pick<Shareable, 'onShared'> {
  /** Names and values in turns. */
  headers: readonly string[];
  /** Its bytes, each a character (latin1): Node writes them together with the headers, at once. */
  body: string;
}

/** An answer somebody waits for, and others with them. */
export interface Making {
  /** Keeps it, unless something it is made of has changed since the making began. */
  keep: (answer: SharedAnswer) => void;
  /** To be called in any case. */
  end: () => void;
}

interface SharedAnswersDeps {
  db: Kysely<Tables>;
  /** The database's address, for a connection of its own. */
  listenUrl: string;
  tokens: Tokens;
  now: () => number;
  onFailure: (error: unknown) => void;
}

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;

/**
 * Answers to visitors, given again to whoever may see the same until something they are made of changes. Each is as
 * fresh as one just made: the database is asked for changes after a request has arrived (decision 0020).
 */
export function createSharedAnswers({ db, listenUrl, tokens, now, onFailure }: SharedAnswersDeps) {
  const changes = createChanges(listenUrl, onFailure);
  const answers = createTopicCache<SharedAnswer>(changes, MOST_BYTES);
  const tiesOf = createTies(db, changes);
  // Of what is being made: whom to tell when it is done.
  const waiting = new Map<string, (() => void)[]>();

  /** A member is shown what visitors are, but for what the member is tied to. */
  async function isFor(request: FastifyRequest, { topics }: SharedAnswer): Promise<boolean> {
    const { access } = request.headers;
    if (access === undefined) return true;
    const token = tokens.read(access);
    if (!token || token.expiresAt <= now()) return false;
    const ties = await tiesOf(token);
    if (!ties || ties.endsAt <= now() || topics.some((topic) => ties.to.has(topic))) return false;
    request.viewer = ties.member;
    return true;
  }

  return {
    has: (key: string): boolean => answers.has(key),

    /** What the asker of a request may be given now; undefined, too, while the database does not answer. */
    async find(key: string, request: FastifyRequest): Promise<SharedAnswer | undefined> {
      try {
        await changes.upToDate();
        const answer = answers.get(key);
        return answer && (await isFor(request, answer)) ? answer : undefined;
      } catch {
        return undefined;
      }
    },

    /** Settles once somebody who makes the same answer just now is done with it. */
    beingMade(key: string): Promise<void> | undefined {
      const others = waiting.get(key);
      return others && new Promise((resolve) => void others.push(resolve));
    },

    /** Begins to make an answer of what is read from now on. @throws DatabaseUnavailable */
    async make(key: string): Promise<Making> {
      const others: (() => void)[] = [];
      waiting.set(key, others);
      const end = () => {
        waiting.delete(key);
        for (const tell of others) tell();
      };
      try {
        await changes.upToDate();
      } catch (error) {
        end();
        throw error;
      }
      const since = answers.begin();
      return { keep: (answer) => void answers.put(key, answer, since), end };
    },

    close: () => changes.close(),
  };
}
