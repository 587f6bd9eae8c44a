import { useEffect, useRef } from 'react';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { toast } from '@/shared/toast';
import { type Teammates } from './evaluationForm';

/** Reports once when teammates have declined while the form is open: their cards leave with the text (D91). */
export function useLeavingTeammates(teammates: Teammates) {
  const before = useRef(teammates);

  useEffect(() => {
    const hasLeft = before.current.some(({ nickname }) => !teammates.some((one) => one.nickname === nickname));
    before.current = teammates;
    if (hasLeft) toast(EVALUATION_MESSAGES.memberLeft, { tone: 'info' });
  }, [teammates]);
}
