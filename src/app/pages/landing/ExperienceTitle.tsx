import * as S from './ExperienceSection.styles';

export function ExperienceTitle() {
  return (
    <S.Title id="experience">
      팀이음에서 <S.Together>할 수 있는</S.Together> 경험
    </S.Title>
  );
}
