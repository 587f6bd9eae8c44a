import { codesOf } from '@contract/codes';
import { LIMITS } from '@contract/limits';
import { listCodec, oneOf, textOf } from '@contract/listCodec';

/** The members of the list: all, or those in one state. */
export const MEMBER_SHOW_LABELS = {
  all: '모두',
  suspended: '정지 중',
  warned: '경고 받음',
  operators: '운영자',
} as const;

type MemberShow = keyof typeof MEMBER_SHOW_LABELS;

/** The request of each choice. */
export const MEMBER_SHOW_QUERIES = {
  all: {},
  suspended: { state: 'SUSPENDED' },
  warned: { state: 'WARNED' },
  operators: { role: 'OPERATOR' },
} as const satisfies Record<MemberShow, object>;

/** Search term and state of the members' list in its address. */
export const MEMBERS_LIST = listCodec({
  query: textOf(LIMITS.email),
  show: oneOf<MemberShow>(codesOf(MEMBER_SHOW_LABELS), 'all'),
});
