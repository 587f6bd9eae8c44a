import { ExperienceArt } from './ExperienceArt';
import * as S from './ExperienceSection.styles';

interface ExperienceCardProps {
  title: string;
  description: string;
  /** From 0: chooses drawing and ground, and gives the number. */
  place: number;
}

export function ExperienceCard({ title, description, place }: ExperienceCardProps) {
  return (
    <S.Card data-ground={place % S.GROUNDS}>
      <S.Number aria-hidden>{String(place + 1).padStart(2, '0')}</S.Number>
      <ExperienceArt place={place} />
      <S.CardTitle>{title}</S.CardTitle>
      <S.CardText>{description}</S.CardText>
    </S.Card>
  );
}
