import { MESSAGES } from '@contract/messages';

/** Display name of a member; withdrawn members have none (D25). */
export const memberName = (nickname: string | null) => nickname ?? MESSAGES.withdrawnMember;
