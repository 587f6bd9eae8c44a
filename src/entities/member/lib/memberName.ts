import { MESSAGES } from '@contract/messages';

/** What stands for a member on screen; one who withdrew left no name (D25). */
export const memberName = (nickname: string | null) => nickname ?? MESSAGES.withdrawnMember;
