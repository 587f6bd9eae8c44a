import * as S from './ProofMark.styles';

/** Circle, line and square: the team has evaluated each other. The sentence is also part of the name of the card. */
export function ProofMark({ sentence }: { sentence: string }) {
  return (
    <S.Mark role="img" aria-label={sentence}>
      <svg viewBox="0 0 40 14" width="40" height="14">
        <path d="M12 7h16" />
        <circle cx="7" cy="7" r="5" />
        <rect x="28" y="2" width="10" height="10" rx="2" />
      </svg>
      <S.Tip aria-hidden>{sentence}</S.Tip>
    </S.Mark>
  );
}
