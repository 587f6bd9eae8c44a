import { KEYWORD_LABELS } from '@contract/evaluation';
import { type ProfileSummary as Summary } from '@contract/profileSummary';
import { SKILL_LABELS, type Skill } from '@contract/skill';
import { ArchiveThumb } from '@/entities/archive';
import { paths } from '@/shared/routes';
import { CheckIcon, ChevronRightIcon, Icon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import * as S from './ApplicantSummary.styles';

interface SkillListProps {
  skills: readonly Skill[];
  /** The required skills of the post are highlighted. */
  sought: readonly Skill[];
}

/** Skills, the required ones first and marked. */
export function SkillList({ skills, sought }: SkillListProps) {
  const isSought = (skill: Skill) => sought.includes(skill);
  const sorted = [...skills].sort((one, other) => Number(isSought(other)) - Number(isSought(one)));

  return (
    <Row as="ul" gap={2} align="stretch" wraps aria-label="스킬">
      {sorted.map((skill) => (
        <li key={skill}>
          {isSought(skill) ? (
            <Tag tone="pine" icon={CheckIcon}>
              {SKILL_LABELS[skill]}
              <VisuallyHidden>, 필요 스킬</VisuallyHidden>
            </Tag>
          ) : (
            <S.PlainTag>{SKILL_LABELS[skill]}</S.PlainTag>
          )}
        </li>
      ))}
    </Row>
  );
}

/** The keywords praised most, with their counts. */
export function KeywordList({ keywords }: Pick<Summary, 'keywords'>) {
  if (keywords.length === 0) return null;
  return (
    <Row as="ul" gap={2} align="stretch" wraps aria-label="많이 받은 키워드">
      {keywords.map(({ content, count }) => (
        <li key={content}>
          <Tag tone="apricot">
            {KEYWORD_LABELS[content]} {count}명
          </Tag>
        </li>
      ))}
    </Row>
  );
}

interface ThumbsProps extends Pick<Summary, 'archives'> {
  /** 56 instead of 96 px wide. */
  isSmall?: boolean;
}

/** The newest confirmed archives. Decorative: their number is beside them. */
export function Thumbs({ archives, isSmall = false }: ThumbsProps) {
  return (
    <S.Thumbs isSmall={isSmall} aria-hidden>
      {archives.map(({ id, title, thumbnail }) => (
        <ArchiveThumb key={id} id={id} title={title} thumbnail={thumbnail} sizes={isSmall ? '56px' : '96px'} />
      ))}
    </S.Thumbs>
  );
}

interface ApplicantSummaryProps extends SkillListProps {
  profile: Pick<Summary, 'nickname' | 'keywords' | 'archives' | 'verifiedProjects'>;
}

/** Skills, keywords and confirmed projects of a member. Without projects the right side is absent. */
export function ApplicantSummary({ profile, ...skills }: ApplicantSummaryProps) {
  return (
    <S.Card>
      <Stack gap={2}>
        <SkillList {...skills} />
        <KeywordList keywords={profile.keywords} />
      </Stack>
      {profile.nickname !== null && profile.verifiedProjects > 0 && (
        <Projects profile={profile} nickname={profile.nickname} />
      )}
    </S.Card>
  );
}

function Projects({ profile, nickname }: Pick<ApplicantSummaryProps, 'profile'> & { nickname: string }) {
  return (
    <S.Projects to={paths.memberPage(nickname)}>
      <Thumbs archives={profile.archives} />
      <span>
        확인된 프로젝트{' '}
        <Text as="b" weight={700} tone="text">
          {profile.verifiedProjects}개
        </Text>
        <Icon of={ChevronRightIcon} size={16} />
      </span>
    </S.Projects>
  );
}
