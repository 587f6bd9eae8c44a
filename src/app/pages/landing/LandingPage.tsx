import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { AboutSection } from './AboutSection';
import { BenefitSection } from './BenefitSection';
import { ClosingSection } from './ClosingSection';
import { CreditsSection } from './CreditsSection';
import { ExperienceSection } from './ExperienceSection';
import { HeroSection } from './HeroSection';
import { LiveSection } from './LiveSection';
import { PartnerSection } from './PartnerSection';
import { useDrawnLater } from './useDrawnLater';
import * as S from './LandingPage.styles';

/** In the order they are read; the first fills the screen. */
const SECTIONS = [
  HeroSection,
  AboutSection,
  BenefitSection,
  LiveSection,
  PartnerSection,
  ExperienceSection,
  CreditsSection,
  ClosingSection,
];

export function LandingPage() {
  useDocumentTitle();
  const drawn = useDrawnLater(SECTIONS.length);

  return (
    <S.Sections>
      {SECTIONS.slice(0, drawn).map((Section, place) => (
        <Section key={place} />
      ))}
    </S.Sections>
  );
}
