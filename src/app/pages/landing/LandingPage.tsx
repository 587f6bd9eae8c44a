import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { AboutSection } from './AboutSection';
import { BenefitSection } from './BenefitSection';
import { ClosingSection } from './ClosingSection';
import { ExperienceSection } from './ExperienceSection';
import { HeroSection } from './HeroSection';
import { LiveSection } from './LiveSection';
import { CreditsList } from './CreditsList';
import { Section, Title } from './section.styles';
import { ShapePattern } from './ShapePattern';
import * as S from './PartnerSection.styles';

export function LandingPage() {
  useDocumentTitle();

  return (
    <>
      <HeroSection />
      <AboutSection />
      <BenefitSection />
      <LiveSection />
      <PartnerSection />
      <ExperienceSection />
      <CreditsSection />
      <ClosingSection />
    </>
  );
}

function CreditsSection() {
  return (
    <Section>
      <Title>만든 사람들</Title>
      <CreditsList />
    </Section>
  );
}

function PartnerSection() {
  return (
    <Section>
      <S.Panel>
        <S.Words>
          <S.Label>함께하는 파트너</S.Label>
          <S.Name>청년 개발자 커뮤니티</S.Name>
          <S.Text>청년 개발자들이 모여 창업 생태계를 함께 만들어 가요.</S.Text>
        </S.Words>
        <ShapePattern />
      </S.Panel>
    </Section>
  );
}
