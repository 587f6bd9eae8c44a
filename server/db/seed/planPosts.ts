import { type ProjectCategory, type ProjectPayload } from '@contract/project';
import { DAY, HOUR } from '../../lib/durations';
import { seededRandom, type SeededRandom } from '../../lib/seededRandom';
import { POST_COMMENTS, POST_REPLIES } from './archives';
import { writeArticle } from './articles';
import { IDEAS, type Call, type Idea } from './ideas';
import { MEMBERS } from './members';
import { INVITING, NEWEST } from './newest';
import { planApplicants, planRecruiting, type PlannedApplicant } from './planRecruiting';
import { planTalk, type PlannedTalk } from './planTalk';

/** A post to publish, and what happens to it afterwards. */
export interface PlannedPost {
  payload: ProjectPayload;
  /** Nickname. */
  writer: string;
  createdAt: Date;
  closed: boolean;
  views: number;
  talk: PlannedTalk;
  applicants: PlannedApplicant[];
}

/** All posts, oldest first, so that the newest has the highest id. */
export function planPosts(now: number, random: SeededRandom): PlannedPost[] {
  const posts = IDEAS.flatMap(({ category, ideas }) => ideas.flatMap((idea) => planIdea(category, idea, now, random)));
  return posts
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((post) => ({ ...post, talk: planTalk({ writer: post.writer, ...POST_TALK }, random) }))
    .map((post) => recruit(post, now));
}

const POST_TALK = { comments: POST_COMMENTS, replies: POST_REPLIES, bookmarks: 6 };

const INVITATION = IDEAS.flatMap(({ ideas }) => ideas).find(({ name }) => name === INVITING)?.second;

type QuietPost = Omit<PlannedPost, 'talk' | 'applicants'>;

/** A whole number derived from a text. */
const hashOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7);

/** Seeded with the title, so that other random values do not change. */
function recruit(post: Omit<PlannedPost, 'applicants'>, now: number): PlannedPost {
  const { closed, writer } = post;
  const random = seededRandom(hashOf(post.payload.title));
  const payload = { ...post.payload, ...planRecruiting(post.payload, { now, closed }, random) };
  const isNew = now - post.createdAt.getTime() < 7 * DAY;
  return { ...post, payload, applicants: !closed && isNew ? planApplicants(payload, writer, random) : [] };
}

function planIdea(category: ProjectCategory, idea: Idea, now: number, random: SeededRandom): QuietPost[] {
  const index = NEWEST.findIndex(([name]) => name === idea.name);
  const writer = NEWEST[index]?.[1] ?? random.pick(MEMBERS).nickname;
  const firstAge = random.between(18 * 24, 75 * 24) * HOUR + random.between(0, HOUR);
  const secondAge =
    index < 0 ? random.between(7 * 24, 17 * 24) * HOUR : (3 + index * 12) * HOUR + random.between(0, HOUR);

  const plan = (call: Call, age: number, closed: boolean): QuietPost => ({
    payload: toPayload(category, idea, call, now - age, random),
    writer,
    closed,
    createdAt: new Date(now - age),
    views: random.between(20, 60) + Math.round((age / DAY) * random.between(4, 14)),
  });
  return [plan(idea.first, firstAge, random.chance(60)), plan(idea.second, secondAge, index < 0 && random.chance(15))];
}

function toPayload(
  category: ProjectCategory,
  idea: Idea,
  call: Call,
  createdAt: number,
  random: SeededRandom,
): ProjectPayload {
  const { name, introduce, skills, meeting, months } = idea;
  const { title, roles, step } = call;
  const start = random.between(0, 1);
  return {
    title,
    projectName: name,
    category,
    introduce,
    step,
    roles: [...roles],
    skills: [...skills],
    startDate: monthAfter(createdAt, start),
    endDate: monthAfter(createdAt, start + months),
    personnel: roles.length + random.between(0, 3),
    meetingOption: meeting,
    article: writeArticle({ step, roles, meeting }, random),
    link: '',
    invitedMembersNicknames: call === INVITATION ? [MEMBERS[0]?.nickname ?? ''] : [],
  };
}

/** `YYYY-MM`, so many months after an instant. */
function monthAfter(instant: number, months: number): string {
  const date = new Date(instant);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}
