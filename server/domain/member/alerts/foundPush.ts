import { FOUND_PUSH } from '@contract/notifications';
import { quotedName, SAVED_SEARCH_TEXTS, searchName } from '@contract/savedSearch';
import { tagOf, type PushWriter } from '../../../lib/push/pushDelivery';
import { findAgreedToPush } from '../notifications/advertising.repository';
import { listPath } from './foundMail';
import { findTold } from './foundPosts.repository';

/** Composes the push about new posts of a saved search, of those that are still open and unread in the bell (D176). */
export function writeFoundPush(shiftedNow: () => number): PushWriter {
  return async (delivery, db) => {
    const memberId = await findAgreedToPush(db, delivery.member_id, new Date(shiftedNow()));
    if (memberId === undefined) return null;
    const [search] = await findTold(db, delivery, memberId);
    if (!search) return null;
    const name = searchName(search.query) ?? SAVED_SEARCH_TEXTS.title;
    return {
      title: FOUND_PUSH.title(quotedName(name)),
      body: FOUND_PUSH.body(search.posts.length),
      path: listPath(search),
      tag: tagOf(delivery),
    };
  };
}
