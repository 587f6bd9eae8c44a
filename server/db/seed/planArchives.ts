import { type ArchivePayload } from '@contract/archive';
import { LIMITS } from '@contract/limits';
import { KEYWORDS, type EvaluationsPayload } from '@contract/evaluation';
import { DEFAULT_ROLE } from '@contract/skill';
import { DAY, HOUR } from '../../lib/durations';
import { type SeededRandom } from '../../lib/seededRandom';
import { ARCHIVE_COMMENTS, ARCHIVE_REPLIES, ARCHIVES, FEEDBACK, type DemoArchive } from './archives';
import { MEMBERS } from './members';
import { planTalk, type PlannedTalk } from './planTalk';

/** Number of keywords that a member receives repeatedly. */
const KEYWORDS_OF_ONE = 7;

/** Every tenth team met on the product. */
const TEAM_EVERY = 10;

/** An archive to register, and what happens to it afterwards. */
export interface PlannedArchive {
  archive: DemoArchive;
  /** Index among all archives, for its drawings. */
  index: number;
  payload: ArchivePayload;
  writer: string;
  /** The evaluations that members of the team have submitted; other members have not evaluated yet. */
  evaluations: { evaluator: string; submitted: EvaluationsPayload }[];
  registeredAt: Date;
  /** Absent while a member is ASKED and the archive is not released. */
  publishedAt?: Date;
  views: number;
  /** Its team met on the product, which has counted its time. */
  isTeamOfProduct: boolean;
  talk: PlannedTalk;
}

/**
 * Two archives in which one member has not answered: a pending one asks the first demo member, the other was released
 * early without that member. The teams of all others are complete.
 */
const UNANSWERED = [
  { name: '첫회의록', missing: MEMBERS[0]?.nickname ?? '', released: false },
  { name: '느린우체통', missing: '파란고래', released: true },
];

/** All archives, oldest first, so that the newest has the highest id. */
export function planArchives(now: number, random: SeededRandom): PlannedArchive[] {
  return ARCHIVES.map((archive, index) => planArchive(archive, index, now, random)).reverse();
}

function planArchive(archive: DemoArchive, index: number, now: number, random: SeededRandom): PlannedArchive {
  const { missing, released = true } = UNANSWERED.find(({ name }) => name === archive.name) ?? {};
  const team = planTeam(missing, random);
  const [writer = ''] = team;
  const publishedAt = now - (3 * HOUR + index * 60 * HOUR + random.between(0, 12 * HOUR));
  const registeredAt = registrationOf({ missing, released, publishedAt, now }, random);
  const evaluators = team.filter((nickname) => nickname !== missing);

  return {
    archive,
    index,
    writer,
    payload: toPayload(archive, team, registeredAt, random),
    evaluations: evaluators.map((evaluator) => ({ evaluator, submitted: toEvaluations(evaluator, team, random) })),
    registeredAt: new Date(registeredAt),
    publishedAt: released ? new Date(publishedAt) : undefined,
    views: released ? random.between(40, 160) + index * random.between(4, 12) : 0,
    isTeamOfProduct: missing === undefined && index % TEAM_EVERY === 0,
    talk:
      missing === undefined
        ? planTalk({ writer, comments: ARCHIVE_COMMENTS, replies: ARCHIVE_REPLIES, bookmarks: 9 }, random)
        : { bookmarks: [], threads: [] },
  };
}

interface Registration {
  missing: string | undefined;
  released: boolean;
  publishedAt: number;
  now: number;
}

/** Some days before the publication; for an early release 14 days before. */
function registrationOf({ missing, released, publishedAt, now }: Registration, random: SeededRandom): number {
  if (!released) return now - 20 * HOUR;
  return publishedAt - (missing === undefined ? random.between(2, 6) : 15) * DAY;
}

/** Three to five members, the writer first; the member who does not evaluate is never the writer. */
function planTeam(missing: string | undefined, random: SeededRandom): string[] {
  const others = MEMBERS.map(({ nickname }) => nickname).filter((nickname) => nickname !== missing);
  const team = random.some(others, random.between(3, 5));
  const writer = random.pick(team);
  const rest = team.filter((nickname) => nickname !== writer);
  return [writer, ...rest.slice(missing === undefined ? 0 : 1), ...(missing === undefined ? [] : [missing])];
}

function toPayload(archive: DemoArchive, team: string[], registeredAt: number, random: SeededRandom): ArchivePayload {
  const { title, description, category, skills, months } = archive;
  const end = registeredAt - random.between(4, 14) * DAY;
  return {
    title,
    description,
    category,
    skills: [...skills],
    link: '',
    startDate: dayOf(end - months * 30 * DAY),
    endDate: dayOf(end),
    archiveMembers: team.map((nickname) => ({ nickname, role: roleOf(nickname) })),
  };
}

/** The role that a member prefers. */
const roleOf = (nickname: string) => MEMBERS.find((member) => member.nickname === nickname)?.roles[0] ?? DEFAULT_ROLE;

function toEvaluations(evaluator: string, team: readonly string[], random: SeededRandom): EvaluationsPayload {
  const others = team.filter((nickname) => nickname !== evaluator);
  return {
    evaluations: others.map((evaluatedNickname) => ({
      evaluatedNickname,
      feedback: random.pick(FEEDBACK),
      // A fourth is drawn and dropped, so that the rest of the demo stays that of the screenshots.
      keyword: random.some(keywordsOf(evaluatedNickname), random.between(2, 4)).slice(0, LIMITS.keywordsOfOne),
    })),
  };
}

function keywordsOf(nickname: string) {
  const first = MEMBERS.findIndex((member) => member.nickname === nickname) * 3;
  return Array.from({ length: KEYWORDS_OF_ONE }, (_, one) => KEYWORDS[(first + one) % KEYWORDS.length]!);
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
