import { ExperienceArt } from './ExperienceArt';
import * as S from './ExperienceSection.styles';

interface ExperienceCardProps {
  title: string;
  description: string;
  /** 0-based; determines illustration, background and number. */
  index: number;
}

export function ExperienceCard({ title, description, index }: ExperienceCardProps) {
  return (
    <S.Card data-ground={index % S.GROUNDS}>
      <S.Number aria-hidden>{String(index + 1).padStart(2, '0')}</S.Number>
      <ExperienceArt index={index} />
      <S.CardTitle>{title}</S.CardTitle>
      <S.CardText>{description}</S.CardText>
    </S.Card>
  );
}
