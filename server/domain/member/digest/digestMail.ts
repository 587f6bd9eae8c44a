import { addDays, todayInKorea } from '@contract/dates';
import { isolateDirection } from '@contract/isolateDirection';
import { DIGEST_MAIL, DIGEST_TEXTS, type DigestTeam, type DigestWaiting } from '@contract/notifications';
import { paths } from '@contract/paths';
import { type Trx } from '../../../db/tables';
import { toHtmlMail } from '../../../lib/mail/htmlMail';
import { type MailWriter } from '../../../lib/mail/mailDelivery';
import { isQuiet, nextMorning } from '../../../lib/push/quietHours';
import { findAgreed } from '../notifications/advertising.repository';
import { footOf, toHtmlPosts, toMailedPost, type AdvertisingDeps } from '../notifications/advertisingMail';
import { mailOrigin } from '../notifications/mailOrigin';
import { findMatchingPosts, readTeamWeeks, readWaiting, type TeamWeek } from './digest.repository';
import { endDigest, type DigestPayload } from './requestDigests.repository';

/** Days without a login after which the next digest is the last. */
const UNSEEN_DAYS = 56;

/**
 * Composes the digest (D177): only with a new post, an event of a team, or something that began to wait. After eight weeks
 * without a login it says that it is the last, and is off once it was sent.
 */
export function writeDigest(deps: AdvertisingDeps): MailWriter {
  return async (delivery, db) => {
    const at = new Date(deps.shiftedNow());
    const origin = mailOrigin(deps);
    if (origin === null) return null;
    if (isQuiet(at)) return { putOffTo: nextMorning(at) };
    const recipient = await findAgreed(db, delivery.member_id, at);
    if (!recipient || recipient.digest_since === null || recipient.seen_on === null) return null;
    const { id: memberId, seen_on: seenOn, desired_roles: roles, skills } = recipient;
    const span = { memberId, since: new Date((delivery.payload as DigestPayload).since), at };
    const rows = await findMatchingPosts(db, { ...span, roles, skills });
    const teams = (await readTeamWeeks(db, memberId, at)).filter(hasNews);
    const waiting = await readWaiting(db, span);
    if (rows.length === 0 && teams.length === 0 && !Object.values(waiting).some(({ isNew }) => isNew)) return null;
    const isLast = seenOn <= addDays(todayInKorea(at.getTime()), -UNSEEN_DAYS);
    const { foot, headers } = footOf(deps, { memberId, agreedAt: recipient.agreed_at, list: 'DIGEST', origin });
    const digest = {
      posts: rows.map((row) => toMailedPost(row, origin, at)),
      teams: teams.map((team) => toDigestTeam(team, origin)),
      waiting: toDigestWaiting(waiting, origin),
      isLast,
      foot,
    };
    const { postLists, ...parts } = DIGEST_MAIL.parts(digest);
    return {
      mail: {
        to: recipient.email,
        subject: DIGEST_MAIL.subject,
        text: DIGEST_MAIL.text(digest),
        html: toHtmlMail({
          ...parts,
          postLists: postLists.map(({ posts, ...list }) => ({ ...list, posts: toHtmlPosts(posts) })),
        }),
        headers,
      },
      ...(isLast && { sent: (trx: Trx) => endDigest(trx, memberId, seenOn) }),
    };
  };
}

const hasNews = ({ check_ins: checkIns, joined, left }: TeamWeek) => checkIns + joined + left > 0;

function toDigestTeam({ id, project_name: name, people, ...week }: TeamWeek, origin: string): DigestTeam {
  const facts = [
    DIGEST_TEXTS.checkIns(week.check_ins, people),
    week.help > 0 && DIGEST_TEXTS.help(week.help),
    week.joined > 0 && DIGEST_TEXTS.joined(week.joined),
    week.left > 0 && DIGEST_TEXTS.left(week.left),
  ];
  return {
    name: isolateDirection(name),
    facts: facts.filter(Boolean).join(' · '),
    url: origin + paths.projectTeam(id),
  };
}

function toDigestWaiting(waiting: Awaited<ReturnType<typeof readWaiting>>, origin: string): DigestWaiting[] {
  const { invitations, applications, requests } = waiting;
  return [
    { label: DIGEST_TEXTS.invitations, of: invitations, unit: '개', path: paths.ownInvitations },
    { label: DIGEST_TEXTS.applications, of: applications, unit: '건', path: paths.ownTeams },
    { label: DIGEST_TEXTS.requests, of: requests, unit: '개', path: paths.ownPortfolio },
  ].flatMap(({ label, of: { count }, unit, path }) =>
    count > 0 ? [{ label, count: `${count}${unit}`, url: origin + path }] : [],
  );
}
