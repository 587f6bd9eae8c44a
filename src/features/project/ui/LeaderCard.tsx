import { KEYWORD_LABELS } from '@contract/evaluation';
import { type ProjectDetail } from '@contract/project';
import { ROLE_LABELS } from '@contract/skill';
import { ArchiveThumb } from '@/entities/archive';
import { MemberAvatar, MemberLink, PortraitLink } from '@/entities/member';
import { SchoolMailLine } from '@/entities/profile';
import { paths } from '@/shared/routes';
import { ChevronRightIcon, Icon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Stack, Text } from '@/shared/ui/pieces';
import * as S from './LeaderCard.styles';

const FACE_PX = 64;

type Leader = ProjectDetail['leader'];

/** The leader's card: desired roles, most frequent keywords, and confirmed archives (D115). */
export function LeaderCard({ leader }: { leader: Leader }) {
  const { nickname, profileImg, desiredJob } = leader;
  const keywords = leader.keywords ?? [];

  return (
    <S.Card aria-label="팀장">
      <S.Person data-alone={keywords.length === 0 || undefined}>
        <PortraitLink nickname={nickname}>
          <MemberAvatar nickname={nickname} photo={profileImg} size={FACE_PX} />
        </PortraitLink>
        <Stack gap={1}>
          <S.Name>
            <bdi>
              <MemberLink nickname={nickname} />
            </bdi>
            <Tag>팀장</Tag>
          </S.Name>
          {desiredJob.length > 0 && (
            <Text as="small" size="label" weight={500} tone="text-3">
              {desiredJob.map((role) => ROLE_LABELS[role]).join(' · ')}
            </Text>
          )}
          <SchoolMailLine mark={leader.schoolMail} />
        </Stack>
      </S.Person>
      {keywords.length > 0 && (
        <S.Keywords aria-label="많이 받은 키워드">
          {keywords.map(({ content, count }) => (
            <li key={content}>
              <Tag large tone="apricot">
                {KEYWORD_LABELS[content]}{' '}
                <Text as="b" weight={700} numbers>
                  {count}명
                </Text>
              </Tag>
            </li>
          ))}
        </S.Keywords>
      )}
      {nickname !== null && leader.verifiedProjects > 0 && <Projects leader={leader} nickname={nickname} />}
    </S.Card>
  );
}

function Projects({ leader: { archives, verifiedProjects }, nickname }: { leader: Leader; nickname: string }) {
  return (
    <S.Projects to={paths.memberPage(nickname)}>
      <S.Thumbs aria-hidden>
        {archives.map(({ id, title, thumbnail }) => (
          <ArchiveThumb key={id} id={id} title={title} thumbnail={thumbnail} sizes="96px" />
        ))}
      </S.Thumbs>
      <span>
        확인된 프로젝트{' '}
        <Text as="b" weight={700} tone="text" numbers>
          {verifiedProjects}개
        </Text>
        <Icon of={ChevronRightIcon} size={16} />
      </span>
    </S.Projects>
  );
}
