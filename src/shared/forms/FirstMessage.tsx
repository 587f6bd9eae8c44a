import { getIn, useFormikContext } from 'formik';
import { useState } from 'react';
import { type FieldProblem } from '@contract/envelope';
import { AlertIcon, Icon } from '@/shared/ui/Icon';
import * as S from './FirstMessage.styles';

interface FirstMessageProps {
  /** Named by the submit button's `aria-describedby`. */
  id: string;
  /** The first problem of the form; undefined while nothing is to be said. */
  problem: FieldProblem | undefined;
  className?: string;
}

/**
 * Why the form can't be sent yet, as a live region beside its button (D24). A field that is still empty is said calmly:
 * red are values that are wrong and, after a press on the button, what is missing (MEND-103).
 */
export function FirstMessage({ id, problem, className }: FirstMessageProps) {
  const { values, submitCount } = useFormikContext<object>();
  // Submits of the previous step do not count.
  const [before] = useState(submitCount);
  const isWrong = problem !== undefined && (submitCount > before || isFilled(getIn(values, problem.field)));

  return (
    <S.Line id={id} aria-live="polite" className={className}>
      {problem && (
        <p data-tone={isWrong ? 'error' : undefined}>
          {isWrong && <Icon of={AlertIcon} size={16} strokeWidth={2.1} />}
          <span>{problem.message}</span>
        </p>
      )}
    </S.Line>
  );
}

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
