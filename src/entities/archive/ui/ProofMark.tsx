import * as S from './ProofMark.styles';

interface ProofMarkProps {
  sentence: string;
  /** All members of the team have evaluated each other. */
  isComplete: boolean;
}

/** Circle, line and square: the team has evaluated each other. The sentence is also part of the name of the card. */
export function ProofMark({ sentence, isComplete }: ProofMarkProps) {
  return (
    <S.Mark role="img" aria-label={sentence}>
      <svg viewBox="0 0 35 18" width="35" height="18" data-early={isComplete ? undefined : true}>
        <path d="M7 9h13" />
        <circle cx="7" cy="9" r="5" />
        {isComplete ? (
          <>
            <rect x="19" y="2" width="14" height="14" rx="4" />
            <polyline points="22.8 9.1 25 11.5 29.2 6.9" />
          </>
        ) : (
          <rect x="20.2" y="3.2" width="11.6" height="11.6" rx="3.4" />
        )}
      </svg>
      <S.Tip aria-hidden>{sentence}</S.Tip>
    </S.Mark>
  );
}
