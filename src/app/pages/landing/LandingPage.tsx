import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { AboutSection } from './AboutSection';
import { BenefitSection } from './BenefitSection';
import { ClosingSection } from './ClosingSection';
import { CreditsSection } from './CreditsSection';
import { ExperienceSection } from './ExperienceSection';
import { HeroSection } from './HeroSection';
import { LiveSection } from './LiveSection';
import { PartnerSection } from './PartnerSection';

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
