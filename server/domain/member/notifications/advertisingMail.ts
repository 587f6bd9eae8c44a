import { todayInKorea } from '@contract/dates';
import { type AdvertisingFoot, type MailedPost, type MailList } from '@contract/notifications';
import { paths } from '@contract/paths';
import { PERIOD_LABELS } from '@contract/period';
import { deadlineLabel, PROJECT_CATEGORY_LABELS } from '@contract/project';
import { ROLE_LABELS } from '@contract/skill';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { type MailPost } from '../../../lib/mail/htmlMail';
import { ROLE_LOOKS } from '../../post';
import { type PostRow } from './advertising.repository';
import { createUnsubscribeTokens } from './unsubscribeToken';

export interface AdvertisingDeps extends Pick<FeatureDeps, 'tokenSecret' | 'shiftedNow' | 'publicUrl'> {
  smtpUrl?: string;
  port: number;
  /** The contact line of advertising. */
  senderDetails?: string;
}

interface Footed {
  memberId: number;
  agreedAt: Date;
  list: MailList;
  origin: string;
}

/** The foot of advertising, and the headers of its way out. */
export function footOf({ tokenSecret, senderDetails }: AdvertisingDeps, { memberId, agreedAt, list, origin }: Footed) {
  const token = createUnsubscribeTokens(tokenSecret).create({ memberId, lists: [list] });
  const unsubscribeUrl = `${origin}${paths.unsubscribe}?token=${token}`;
  const foot: AdvertisingFoot = {
    agreed: todayInKorea(agreedAt.getTime()).slice(2).replaceAll('-', '.'),
    details: senderDetails,
    settingsUrl: `${origin}${paths.account}#notifications`,
    unsubscribeUrl,
  };
  return { foot, headers: wayOut(unsubscribeUrl) };
}

/** The headers by which mail programs offer the way out (RFC 8058). */
export const wayOut = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Converts a post to its lines in a mail. */
export function toMailedPost(post: PostRow, origin: string, at: Date): MailedPost {
  const { id, title, category, period, roles, meeting_option: meeting, deadline } = post;
  const left = deadlineLabel(deadline, todayInKorea(at.getTime()));
  const facts = [PROJECT_CATEGORY_LABELS[category], meeting, PERIOD_LABELS[period], left];
  return { title, url: origin + paths.projectDetail(id), roles, facts: facts.filter(Boolean).join(' · ') };
}

/** The same for the HTML part, with the colours of the roles. */
export const toHtmlPosts = (posts: readonly MailedPost[]): MailPost[] =>
  posts.map(({ roles, ...post }) => ({
    ...post,
    tags: roles.map((role) => ({ label: ROLE_LABELS[role], ...ROLE_LOOKS[role] })),
  }));
