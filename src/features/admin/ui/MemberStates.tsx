import { ROLE_LABELS, type MemberCard } from '@contract/operator';
import { useGetDeskQuery } from '@/shared/api';
import { BanIcon, ShieldIcon, WarnIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Text } from '@/shared/ui/pieces';
import { monthDay } from '../lib/deskTexts';
import * as S from './Members.styles';

/** The current states of a member: operator, suspended, warned. */
export function MemberStates({ member }: { member: MemberCard }) {
  const { data: desk } = useGetDeskQuery();
  const { role, suspension, warnings, measures } = member;
  const warned = measures.find(({ action }) => action === 'WARN');

  return (
    <S.States>
      {role === 'OPERATOR' && (
        <Tag tone="pine" icon={ShieldIcon}>
          {ROLE_LABELS.OPERATOR}
        </Tag>
      )}
      {member.memberId === desk?.memberId && (
        <Text as="small" size="caption" tone="text-3" tight nowrap>
          나
        </Text>
      )}
      {suspension && (
        <>
          <Tag tone="red" icon={BanIcon}>
            정지
          </Tag>
          <Text as="small" size="caption" tone="text-3" tight nowrap>
            {suspension.untilDateTime ? `${monthDay(suspension.untilDateTime)}까지` : '기한 없음'}
          </Text>
        </>
      )}
      {!suspension && warnings > 0 && (
        <>
          <Tag tone="sun" icon={WarnIcon}>
            경고
          </Tag>
          {warned && (
            <Text as="small" size="caption" tone="text-3" tight nowrap>
              {monthDay(warned.createdDateTime)}
            </Text>
          )}
        </>
      )}
    </S.States>
  );
}
