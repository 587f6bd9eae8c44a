import { type FastifyRequest } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type Tokens } from '../tokens';
import { createChanges } from './changes';
import { type Making, type SentAnswer, type Shareable } from './readShared';
import { createTies, NONE, type Ties } from './ties';
import { createTopicCache, type Kept } from './topicCache';

const MOST_BYTES = 24_000_000;

/** What an answer weighs besides its body, and each topic with the places it is noted in. */
const OWN_WEIGHT = 2_000;
const TOPIC_WEIGHT = 300;

export interface SharedAnswer extends Kept, Pick<Shareable, 'onShared'> {
  /** Names and values in turns. */
  headers: readonly string[];
  /** Its bytes, each a character (latin1): Node writes them together with the headers, at once. */
  body: string;
}

interface SharedAnswersDeps {
  db: Kysely<Tables>;
  /** The database's address, for a connection of its own. */
  listenUrl: string;
  tokens: Tokens;
  now: () => number;
}

/** There is an answer, but this asker is shown another one. */
export const OWN = Symbol('own answer');

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;

/**
 * Answers to visitors, given again to whoever may see the same until something they are made of changes. Each is as
 * fresh as one just made: the database is asked for changes after a request has arrived (decision 0020).
 */
export function createSharedAnswers({ db, listenUrl, tokens, now }: SharedAnswersDeps) {
  const changes = createChanges(listenUrl);
  const answers = createTopicCache<SharedAnswer>(changes, MOST_BYTES);
  const tiesOf = createTies(db, changes);
  // Of what is being made: whom to tell when it is done.
  const waiting = new Map<string, (() => void)[]>();

  /** Undefined for whoever is answered in another way: no session, or very many ties. */
  async function readTies({ headers }: FastifyRequest): Promise<Ties | undefined> {
    const token = tokens.read(headers.access);
    if (!token || token.expiresAt <= now()) return undefined;
    const ties = await tiesOf(token);
    return ties && ties.endsAt > now() ? ties : undefined;
  }

  /** A member is shown what visitors are, but for what the member is tied to. */
  async function forMember(
    request: FastifyRequest,
    answer: SharedAnswer,
  ): Promise<SharedAnswer | typeof OWN | undefined> {
    const ties = await readTies(request);
    if (!ties) return undefined;
    // A session with a temporary password is answered as a visitor is.
    if (ties.member.mustChangePassword) return answer;
    request.viewer = ties.member;
    return answer.topics.some((topic) => ties.to.has(topic)) ? OWN : answer;
  }

  async function begin(request: FastifyRequest) {
    await changes.upToDate();
    const since = answers.begin();
    const ties = isVisitor(request) ? NONE : (await readTies(request))?.to;
    return ties && { since, ties };
  }

  return {
    has: (key: string): boolean => answers.has(key),

    /**
     * What the asker of a request may be given now, or `OWN` for a member who is shown something else; undefined, too,
     * while the database does not answer. A member it knows becomes the request's `viewer`.
     */
    async find(key: string, request: FastifyRequest): Promise<SharedAnswer | typeof OWN | undefined> {
      try {
        await changes.upToDate();
        const answer = answers.get(key);
        if (!answer || isVisitor(request)) return answer;
        return await forMember(request, answer);
      } catch {
        return undefined;
      }
    },

    /** Settles once somebody who makes the same answer just now is done with it. */
    beingMade(key: string): Promise<void> | undefined {
      const others = waiting.get(key);
      return others && new Promise((resolve) => void others.push(resolve));
    },

    /** Begins to make an answer of what is read from now on; undefined when it can be nobody else's. */
    async make(key: string, request: FastifyRequest): Promise<Making | undefined> {
      const others: (() => void)[] = [];
      waiting.set(key, others);
      const release = () => {
        if (waiting.get(key) === others) waiting.delete(key);
        for (const tell of others.splice(0)) tell();
      };
      // Without the database nothing is kept; the handler says so itself.
      const begun = await begin(request).catch(() => undefined);
      if (!begun) {
        release();
        return undefined;
      }
      const making: Making = {
        ties: begun.ties,
        end(sent) {
          if (sent && making.shareable) answers.put(key, toAnswer(key, sent, making.shareable), begun.since);
          release();
        },
      };
      return making;
    },

    close: () => changes.close(),
  };
}

const isVisitor = ({ headers }: FastifyRequest) => headers.access === undefined;

/** A key is as long as its caller likes. */
function toAnswer(key: string, { headers, body }: SentAnswer, shareable: Shareable): SharedAnswer {
  const weight = OWN_WEIGHT + key.length + body.length + TOPIC_WEIGHT * shareable.topics.length;
  return { ...shareable, headers, body: body.toString('latin1'), weight };
}
