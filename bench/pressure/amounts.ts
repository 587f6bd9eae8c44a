import { sql } from 'kysely';
import { createPayload } from '../../server/app/testing/samplePayload';
import { type LoggedIn } from '../logIn';
import { count, describeTally, type Attack, type Check, type Scene, type Tally } from './attack';
import { KB } from './sizes';
import { addressOf, createVisitor, type Visitor } from './visitor';

const NETWORK = 18;
const A_DAY = 20;
const TO_ONE = 5;
const PENDING = 100;
const INVITATIONS = 500;
const BELL_BYTES = 30 * KB;

const JSON_TYPE = { 'content-type': 'application/json' };

const publish = (visitor: Visitor, { token }: LoggedIn, invited: readonly string[] = []) =>
  visitor.post('/api/projects', JSON.stringify(createPayload({ invitedMembersNicknames: [...invited] })), {
    ...JSON_TYPE,
    access: token,
  });

interface LastCall {
  limit: string;
  /** The calls that are allowed, and the status of the next one. */
  allowed: number;
  refusal: number;
}

/** Sends calls until the limit and one more. */
async function checkLast(
  { limit, allowed, refusal }: LastCall,
  send: (turn: number) => Promise<{ status: number }>,
): Promise<Check> {
  const tally: Tally = new Map();
  for (let turn = 0; turn < allowed; turn += 1) count(tally, (await send(turn)).status);
  const { status } = await send(allowed);
  return {
    row: 'PRESS-8',
    limit,
    measured: `${describeTally(tally)}, then ${status || 'none'}`,
    holds: (tally.get(200) ?? 0) === allowed && status === refusal,
  };
}

/** Gives a member open posts of earlier days. */
const insertOpenPosts = ({ world: { db } }: Scene, { id }: LoggedIn, posts: number) =>
  sql`
    update project set writer_id = ${id}, closed = false, closed_reason = null
    where id in (select id from project where writer_id <> ${id} order by id limit ${posts})
  `.execute(db);

/** Invitations of all posts to one member. */
const insertInvitations = ({ world: { db } }: Scene, { id }: LoggedIn, number: number) =>
  sql`
    insert into project_invitation (project_id, member_id)
    select id, ${id} from project where writer_id <> ${id} and not closed order by id desc limit ${number}
  `.execute(db);

async function checkBell(scene: Scene, visitor: Visitor, member: LoggedIn): Promise<Check> {
  await insertInvitations(scene, member, INVITATIONS);
  const { status, bytes } = await visitor.get('/api/alarm/project-archive', { access: member.token });
  return {
    row: 'PRESS-9',
    limit: `a bell of ${INVITATIONS} invitations answers with under 30 KB`,
    measured: `${status || 'none'}, ${(bytes.length / KB).toFixed(1)} KB`,
    holds: status === 200 && bytes.length < BELL_BYTES,
  };
}

/** PRESS-8, PRESS-9: how much one member may make, and be sent. */
export const amounts: Attack = {
  name: 'amounts',
  about: 'posts, invitations and a bell beyond what one member may have',
  async run(scene) {
    const visitor = createVisitor(scene.product.origin, addressOf(NETWORK, 0));
    const [daily, open, inviting, crowding, bell] = scene.world.members.slice(200, 210);
    const invited = scene.world.members.slice(210, 330).map(({ nickname }) => nickname);
    if (!daily || !open || !inviting || !crowding || !bell) throw new Error('Members are missing.');
    await insertOpenPosts(scene, open, A_DAY);
    const [only = ''] = invited;
    return [
      await checkLast({ limit: `post ${A_DAY + 1} of a day`, allowed: A_DAY, refusal: 429 }, () =>
        publish(visitor, daily),
      ),
      await checkLast({ limit: `open post ${A_DAY + 1}`, allowed: 0, refusal: 409 }, () => publish(visitor, open)),
      await checkLast({ limit: 'the sixth unanswered invitation to one person', allowed: TO_ONE, refusal: 409 }, () =>
        publish(visitor, inviting, [only]),
      ),
      await checkPending(visitor, crowding, invited),
      await checkBell(scene, visitor, bell),
    ];
  },
};

/** Ten people a post, up to the limit. */
function checkPending(visitor: Visitor, writer: LoggedIn, invited: readonly string[]): Promise<Check> {
  const posts = PENDING / 10;
  return checkLast({ limit: `pending invitation ${PENDING + 1}`, allowed: posts, refusal: 409 }, (turn) =>
    publish(visitor, writer, turn < posts ? invited.slice(turn * 10, turn * 10 + 10) : invited.slice(-1)),
  );
}
