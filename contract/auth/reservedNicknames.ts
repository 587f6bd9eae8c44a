import { nameKey } from '../text';

/** Names of the product, of its operators, and of withdrawn members (D141). */
const RESERVED = ['팀이음', 'teamieum', '운영자', '운영진', '운영팀', '관리자', 'admin', 'operator', '탈퇴한회원'];
const KEYS = new Set(RESERVED.map(nameKey));

/** Whether a nickname is reserved, with or without underscores. */
export const isReservedNickname = (nickname: string): boolean => KEYS.has(nameKey(nickname).replaceAll('_', ''));
