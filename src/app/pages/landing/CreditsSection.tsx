import { CreditsList } from './CreditsList';
import { Section, Title } from './section.styles';

export function CreditsSection() {
  return (
    <Section>
      <Title>만든 사람들</Title>
      <CreditsList />
    </Section>
  );
}
