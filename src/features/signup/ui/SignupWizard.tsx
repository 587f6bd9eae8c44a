import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { paths, useAppLocation } from '@/shared/routes';
import { useOnceTrue } from '@/shared/lib/useOnceTrue';
import { selectJoined, selectStep } from '../model/signupSelectors';
import { signupLeft } from '../model/signupSlice';
import { useAddressedStep } from '../model/useStepAddress';
import { DoneStep } from './DoneStep';
import { SignupSteps } from './SignupSteps';

interface SignupWizardProps {
  /** On the last step: the code of the e-mail. */
  emailPanel: ReactNode;
}

/** The steps of signing up: the slice alone decides which one is shown. `/signup1` is the first, `/signup` the others. */
export function SignupWizard({ emailPanel }: SignupWizardProps) {
  const dispatch = useDispatch();
  const step = useSelector(selectStep);
  const joined = useSelector(selectJoined);
  const { state } = useAppLocation();
  // `/signup` opens with the first step. It is redirected before a form is drawn: a form that moves while it is filled loses
  // presses.
  const wasAtFirstStep = useOnceTrue(useAddressedStep() === 'account');

  useEffect(() => () => void dispatch(signupLeft()), [dispatch]);

  if (!wasAtFirstStep) return <Navigate to={paths.signupAccount} replace state={state} />;
  if (step !== 'done') return <SignupSteps step={step} />;
  return joined && <DoneStep {...joined} emailPanel={emailPanel} />;
}
