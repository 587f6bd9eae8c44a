import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectJoined, selectStep } from '../model/signupSelectors';
import { signupLeft } from '../model/signupSlice';
import { DoneStep } from './DoneStep';
import { SignupSteps } from './SignupSteps';

/** The steps of signing up: the slice alone decides which one is shown. `/signup1` is the first, `/signup` the others. */
export function SignupWizard() {
  const dispatch = useDispatch();
  const step = useSelector(selectStep);
  const joined = useSelector(selectJoined);

  useEffect(() => () => void dispatch(signupLeft()), [dispatch]);

  if (step !== 'done') return <SignupSteps step={step} />;
  return joined && <DoneStep {...joined} />;
}
