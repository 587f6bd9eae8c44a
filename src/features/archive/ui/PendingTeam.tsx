import { NAMED_CONSENT_LABELS, type ArchiveDetail } from '@contract/archive';
import { ROLE_LABELS } from '@contract/skill';
import { MemberAvatar, memberName } from '@/entities/member';
import { paths } from '@/shared/routes';
import { useIsOwn } from '@/shared/session';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Grid, Stack, Text } from '@/shared/ui/pieces';
import * as S from './PendingTeam.styles';

type Member = ArchiveDetail['members'][number];

/** The team of a pending archive with the consent of each member. */
export function PendingTeam({ members }: Pick<ArchiveDetail, 'members'>) {
  return (
    <Grid as="ul" columns={2} folds gap={3}>
      {members.map((member, index) => (
        <Row key={member.nickname ?? index} member={member} />
      ))}
    </Grid>
  );
}

function Row({ member: { memberId, nickname, profileImg, roles, consent } }: { member: Member }) {
  const isOwn = useIsOwn(memberId);

  return (
    <S.Row>
      <MemberAvatar nickname={nickname} photo={profileImg} size={48} />
      <Stack as="span" gap={1} grows>
        <S.Name>
          {nickname === null ? (
            <b>{memberName(nickname)}</b>
          ) : (
            <S.Profile to={paths.memberPage(nickname)}>{nickname}</S.Profile>
          )}
          {isOwn && <Tag tone="pine">나</Tag>}
        </S.Name>
        <Text as="small" size="caption" tone="text-3" cut>
          {roles.map((role) => ROLE_LABELS[role]).join(', ')}
        </Text>
      </Stack>
      <S.Consent data-confirmed={consent === 'CONFIRMED' || undefined}>
        {consent === 'CONFIRMED' && <Icon of={CheckIcon} size={14} strokeWidth={3} />}
        <span>{NAMED_CONSENT_LABELS[consent]}</span>
      </S.Consent>
    </S.Row>
  );
}
