import { type ReactNode } from 'react';
import { NAMED_CONSENT_LABELS } from '@contract/archive';
import { EVALUATION_STATUS_LABELS, type MemberStatus } from '@contract/evaluation';
import { ROLE_LABELS } from '@contract/skill';
import { useIsOwn } from '@/shared/session';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Stack, Text } from '@/shared/ui/pieces';
import * as S from './MemberProgress.styles';

interface MemberProgressProps {
  members: readonly MemberStatus[];
  /** The archive, at the end of the line. */
  story: ReactNode;
}

/** The team on a line, which is pine between members who have evaluated. */
export function MemberProgress({ members, story }: MemberProgressProps) {
  return (
    <S.Team>
      <ul aria-label="팀원 평가 현황">
        {members.map((member) => (
          <Row key={member.memberId} {...member} />
        ))}
      </ul>
      {story}
    </S.Team>
  );
}

function Row({ memberId, nickname, roles, profileImg, status, consent }: MemberStatus) {
  const isOwn = useIsOwn(memberId);

  return (
    <S.Member data-done={status === 'COMPLETE' || undefined}>
      <S.Face nickname={nickname} photo={profileImg} size={48} />
      <Stack gap={1} grows>
        <S.Name>
          <b>{nickname}</b>
          {isOwn && <Tag tone="pine">나</Tag>}
        </S.Name>
        <Text as="small" size="label" weight={500} tone="text-3" tight>
          {roles.map((role) => ROLE_LABELS[role]).join(' · ')}
        </Text>
      </Stack>
      <S.Status>
        {consent === 'ASKED' ? NAMED_CONSENT_LABELS.ASKED : EVALUATION_STATUS_LABELS[status]}
        <S.Mark aria-hidden>
          {status === 'COMPLETE' && <Icon of={CheckIcon} size={15} strokeWidth={3} />}
          {consent === 'ASKED' && <S.Question />}
        </S.Mark>
      </S.Status>
    </S.Member>
  );
}
