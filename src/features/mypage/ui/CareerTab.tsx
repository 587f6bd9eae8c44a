import { type MyPage, PROFILE_MESSAGES } from '@contract/mypage';
import { ofAward, ofCareer, ofExperience } from '../lib/milestones';
import { PortfolioItems } from './PortfolioItems';
import { Section } from './Section';
import { Nothing } from './Section.styles';
import { Timeline } from './Timeline';
import * as S from './CareerTab.styles';

interface CareerTabProps {
  history: MyPage['careerHistory'];
}

/** Introduction, activities and portfolio of the member. */
export function CareerTab({ history: { introduction, experiences, careers, awards, portfolios } }: CareerTabProps) {
  return (
    <>
      <Section id="profile-introduction" title="자기소개">
        {introduction ? (
          <S.Introduction>{introduction}</S.Introduction>
        ) : (
          <Nothing>{PROFILE_MESSAGES.noIntroduction}</Nothing>
        )}
      </Section>
      <Timeline id="profile-experiences" title="경험과 활동" dot="round" milestones={experiences.map(ofExperience)} />
      <Timeline id="profile-careers" title="경력" milestones={careers.map(ofCareer)} />
      <Timeline id="profile-awards" title="자격증과 수상" milestones={awards.map(ofAward)} />
      <Section id="profile-files" title="포트폴리오">
        <PortfolioItems items={portfolios} />
      </Section>
    </>
  );
}
