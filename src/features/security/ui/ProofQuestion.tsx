import { useEffect, useRef } from 'react';
import { useProofQuestion } from '@/shared/proof';
import { ProofDialog } from './ProofDialog';

/** The dialog over the page whose call needs a proof (D185). Leaving the page gives up. */
export function ProofQuestion() {
  const question = useProofQuestion();
  const last = useRef(question);

  useEffect(() => {
    last.current = question;
  }, [question]);
  useEffect(() => () => last.current?.answer(false), []);

  return question && <ProofDialog act={question.about} onAnswer={question.answer} />;
}
