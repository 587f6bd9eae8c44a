import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { usePushDevice } from '@/shared/api';
import { loadAgain } from '@/shared/lib/loadAgain';
import { usePushQuestion } from '@/shared/push';
import { selectMemberId } from '@/shared/session';

const Question = lazy(async () => ({
  default: await loadAgain(async () => (await import(/* webpackChunkName: "push" */ './PushQuestion')).PushQuestion),
}));

interface PushKeeperProps {
  /** The id of the element whose last child the question is. */
  mainId: string;
}

/** Keeps this browser's pushes at each start of the app with a login (D175), and asks whether it shall get them. */
export function PushKeeper({ mainId }: PushKeeperProps) {
  const question = usePushQuestion();
  const memberId = useSelector(selectMemberId);
  const withDevice = usePushDevice();
  const keep = useEffectEvent(() => void withDevice('keepPush'));

  useEffect(() => {
    if (memberId !== null) keep();
  }, [memberId]);

  return (
    question && (
      <Suspense fallback={null}>
        <Question question={question} parentId={mainId} />
      </Suspense>
    )
  );
}
