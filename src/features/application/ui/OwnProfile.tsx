import { APPLICATION_MESSAGES } from '@contract/application';
import { LIMITS } from '@contract/limits';
import { type MyPage } from '@contract/mypage';
import { GRADE_LABELS } from '@contract/signup';
import { type Skill } from '@contract/skill';
import { MemberAvatar } from '@/entities/member';
import { OWN_PAGE, useGetMyPageQuery } from '@/shared/api';
import { Icon, LockIcon } from '@/shared/ui/Icon';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Row, Surface, Text } from '@/shared/ui/pieces';
import { KeywordList, SkillList, Thumbs } from './ApplicantSummary';
import * as S from './OwnProfile.styles';

/** The applicant's profile as the leader will see it, and which fields stay private. */
export function OwnProfile({ sought }: { sought: readonly Skill[] }) {
  const { data } = useGetMyPageQuery(OWN_PAGE);

  return (
    <section aria-labelledby="own-profile">
      <Text as="h3" size="body-s" weight={600} below={2} id="own-profile">
        {APPLICATION_MESSAGES.profileLabel}
      </Text>
      {data ? <Profile {...data} sought={sought} /> : <Skeleton height={144} radius={16} />}
      <Row as="p" gap={2} size="caption" tone="text-3" above={2}>
        <Icon of={LockIcon} size={16} />
        실명, 이메일, 전화번호, 주소는 보이지 않아요.
      </Row>
    </section>
  );
}

function Profile({ basicInfo, portfolio, teamFeedback, sought }: MyPage & { sought: readonly Skill[] }) {
  const { nickname, profileImg, schoolName, grade, skillCategory } = basicInfo;
  const archives = portfolio.archivePage.content.filter(({ published }) => published);
  const keywords = teamFeedback.myPageEvaluation.keywords.slice(0, LIMITS.profileKeywords);

  return (
    <Surface look="sunken" inset="small" layout="stack" gap={3}>
      <S.Person>
        <MemberAvatar nickname={nickname} photo={profileImg} size={48} />
        <div>
          <Text as="b" size="body" weight={700} tight>
            {nickname}
          </Text>
          <Text as="small" size="label" weight={500} tone="text-3">
            {schoolName} · {GRADE_LABELS[grade]}
          </Text>
        </div>
        <Thumbs archives={archives.slice(0, LIMITS.profileArchives)} isSmall />
      </S.Person>
      <SkillList skills={skillCategory} sought={sought} />
      <KeywordList keywords={keywords} />
    </Surface>
  );
}
