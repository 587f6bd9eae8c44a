import { exactBoolean, exactObject, pageParam } from '../fields';
import { MESSAGES } from '../messages';

/** The body of PUT /api/mypage/feedbacks/:id/hidden. */
export const feedbackHiddenRules = exactObject({ hidden: exactBoolean().required(MESSAGES.badRequest) });

export const myPageRules = exactObject({ page: pageParam() });
