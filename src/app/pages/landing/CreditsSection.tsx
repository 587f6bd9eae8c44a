import { CREDITS } from './landingContent';
import * as S from './CreditsSection.styles';
import { Section, Title } from './section.styles';

export function CreditsSection() {
  return (
    <Section>
      <Title>만든 사람들</Title>
      <S.Credits>
        {CREDITS.map(({ role, name }) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </S.Credits>
    </Section>
  );
}
