import { type Signal } from '@contract/operator';
import { DAY, MINUTE } from '../../lib/durations';

/** What is known of a team at the publication of its archive. */
export interface PublishedTeam {
  /** The one-liners about all of them. */
  feedbacks: readonly string[];
  /** When each of those who have evaluated did so. */
  evaluatedAt: readonly Date[];
  /** When each confirmed member joined. */
  joinedAt: readonly Date[];
  /** Whether one evaluated in a browser in which a teammate was logged in before. */
  isSameDevice: boolean;
  /** Other published archives with the very same confirmed members. */
  archivesOfTeam: number;
}

/** A single signal has innocent causes. */
const ENOUGH = 2;
const SAME_TIME = 2 * MINUTE;
const NEW_ACCOUNT = 7 * DAY;

/** The signals of a team; none unless there are at least two (D162). @param at the time of the publication */
export function signalsOf(team: PublishedTeam, at: Date): Signal[] {
  const { evaluatedAt, joinedAt, isSameDevice, archivesOfTeam } = team;
  const evaluations = evaluatedAt.map((one) => one.getTime());
  const checks: [Signal, boolean][] = [
    ['SAME_LINES', areMostEqual(team.feedbacks)],
    ['SAME_TIME', evaluations.length >= 2 && Math.max(...evaluations) - Math.min(...evaluations) <= SAME_TIME],
    ['SAME_DEVICE', isSameDevice],
    ['NEW_ACCOUNTS', joinedAt.length > 0 && joinedAt.every((one) => at.getTime() - one.getTime() < NEW_ACCOUNT)],
    ['SAME_TEAM', archivesOfTeam >= 2],
  ];
  const found = checks.flatMap(([signal, isTrue]) => (isTrue ? [signal] : []));
  return found.length >= ENOUGH ? found : [];
}

/** Whether more than half of two or more one-liners have the same letters and digits. */
function areMostEqual(feedbacks: readonly string[]): boolean {
  const words = feedbacks.map((text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  const counts = new Map<string, number>();
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1);
  return words.length >= 2 && Math.max(...counts.values()) > words.length / 2;
}
