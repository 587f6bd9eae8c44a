import { LIMITS } from '@contract/limits';
import { FOUND_MAIL, type FoundPosts } from '@contract/notifications';
import { paths } from '@contract/paths';
import { searchName } from '@contract/savedSearch';
import { toHtmlMail } from '../../../lib/mail/htmlMail';
import { type MailWriter } from '../../../lib/mail/mailDelivery';
import { isQuiet, nextMorning } from '../../../lib/push/quietHours';
import { findAgreed } from '../notifications/advertising.repository';
import { footOf, toHtmlPosts, toMailedPost, type AdvertisingDeps } from '../notifications/advertisingMail';
import { mailOrigin } from '../notifications/mailOrigin';
import { findTold, type ToldSearch } from './foundPosts.repository';

/**
 * Composes the mail about new posts of saved searches (D176): those that are still open, of searches whose line in the bell
 * is unread and whose mails are on. Never by night.
 */
export function writeFound(deps: AdvertisingDeps): MailWriter {
  return async (delivery, db) => {
    const at = new Date(deps.shiftedNow());
    const origin = mailOrigin(deps);
    if (origin === null) return null;
    if (isQuiet(at)) return { putOffTo: nextMorning(at) };
    const recipient = await findAgreed(db, delivery.member_id, at);
    if (!recipient) return null;
    const searches = await findTold(db, delivery, recipient.id);
    const first = searches[0];
    if (!first) return null;
    const total = searches.reduce((sum, { posts }) => sum + posts.length, 0);
    const listed = { agreedAt: recipient.agreed_at, memberId: recipient.id, list: 'FOUND' as const, origin };
    const { foot, headers } = footOf(deps, listed);
    const mail = {
      searches: cut(searches).map((search) => toFoundPosts(search, origin, at)),
      total,
      more: Math.max(0, total - LIMITS.foundPosts),
      listUrl: origin + listPath(first),
      foot,
    };
    const { postLists, ...parts } = FOUND_MAIL.parts(mail);
    return {
      mail: {
        to: recipient.email,
        subject: FOUND_MAIL.subject(total),
        text: FOUND_MAIL.text(mail),
        html: toHtmlMail({
          ...parts,
          postLists: postLists.map(({ posts, ...list }) => ({ ...list, posts: toHtmlPosts(posts) })),
        }),
        headers,
      },
    };
  };
}

/** The list of a search; the link reads its line in the bell. */
export const listPath = ({ query, notice }: ToldSearch): string => `${paths.projectList}?${query}&notice=${notice}`;

/** The first ten posts. */
function cut(searches: readonly ToldSearch[]): ToldSearch[] {
  let left: number = LIMITS.foundPosts;
  return searches.flatMap((search) => {
    const posts = search.posts.slice(0, left);
    left -= posts.length;
    return posts.length > 0 ? [{ ...search, posts }] : [];
  });
}

const toFoundPosts = ({ query, count, posts }: ToldSearch, origin: string, at: Date): FoundPosts => ({
  name: searchName(query) ?? '',
  count,
  posts: posts.map((post) => toMailedPost(post, origin, at)),
});
