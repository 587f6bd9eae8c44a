import { nameKey } from '@contract/text';

/** Nobody may speak as the product, as its operators, or look like a member who has withdrawn (D141). */
const RESERVED = ['팀이음', 'teamieum', '운영자', '운영진', '운영팀', '관리자', 'admin', 'operator', '탈퇴한회원'];
const KEYS = new Set(RESERVED.map(nameKey));

/** Whether a nickname is reserved, with or without underscores. @param key the nickname by `nameKey` */
export const isReservedNickname = (key: string): boolean => KEYS.has(key.replaceAll('_', ''));
