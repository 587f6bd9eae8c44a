import { type BasicInfo, type MyPage, PROFILE_MESSAGES } from '@contract/mypage';
import { LinkedText } from '@/entities/post';
import { RoleChip, SkillTags } from '@/entities/skill';
import { paths } from '@/shared/routes';
import { Row } from '@/shared/ui/pieces';
import { ofAward, ofCareer, ofExperience } from '../lib/milestones';
import { PortfolioItems } from './PortfolioItems';
import { Section } from './Section';
import { Nothing } from './Section.styles';
import { Timeline } from './Timeline';
import * as S from './CareerTab.styles';

interface CareerTabProps {
  info: BasicInfo;
  history: MyPage['careerHistory'];
  isOwn: boolean;
}

/** Introduction, desired roles, skills, activities and portfolio of the member. */
export function CareerTab({ info, history, isOwn }: CareerTabProps) {
  const { introduction, experiences, careers, awards, portfolios } = history;

  return (
    <>
      <Section id="profile-introduction" title="자기소개">
        {introduction ? (
          <S.Introduction>
            <LinkedText>{introduction}</LinkedText>
          </S.Introduction>
        ) : (
          <Nothing>
            {PROFILE_MESSAGES.noIntroduction}{' '}
            {isOwn && <S.Write to={paths.profileEdit}>{PROFILE_MESSAGES.writeIntroduction}</S.Write>}
          </Nothing>
        )}
      </Section>
      <Traits info={info} />
      <Timeline id="profile-experiences" title="경험과 활동" dot="round" milestones={experiences.map(ofExperience)} />
      <Timeline id="profile-careers" title="경력" milestones={careers.map(ofCareer)} />
      <Timeline id="profile-awards" title="자격증과 수상" milestones={awards.map(ofAward)} />
      <Section id="profile-files" title="포트폴리오">
        <PortfolioItems items={portfolios} />
      </Section>
    </>
  );
}

/** Desired roles in order of priority, and skills. */
function Traits({ info: { desiredJob, skillCategory } }: { info: BasicInfo }) {
  return (
    <S.Traits>
      <Section id="profile-roles" title="희망 직무">
        <Row as="ol" gap={3} rowGap={2} align="stretch" wraps aria-label="희망 직무">
          {desiredJob.map((role, index) => (
            <Row as="li" gap={2} key={role}>
              <S.Rank aria-hidden>{index + 1}</S.Rank>
              <RoleChip role={role} />
            </Row>
          ))}
        </Row>
      </Section>
      <Section id="profile-skills" title="스킬">
        <SkillTags skills={skillCategory} />
      </Section>
    </S.Traits>
  );
}
