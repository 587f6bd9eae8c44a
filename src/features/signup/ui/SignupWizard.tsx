import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { type Joined } from '../model/useJoin';
import { selectStep } from '../model/signupSlice';
import { DoneStep } from './DoneStep';
import { SignupSteps } from './SignupSteps';

/** The three steps of signing up. `/signup1` is the first; `/signup` the second and, after a join, the third. */
export function SignupWizard() {
  const isAtAccount = useLocation().pathname === paths.signupAccount;
  const step = useSelector(selectStep);
  // Stored for this mount only: when the page is opened again, the signup starts again (SU3-2).
  const [joinedAs, setJoinedAs] = useState<Joined | null>(null);

  if (!isAtAccount && step === 'done' && joinedAs !== null) return <DoneStep {...joinedAs} />;
  return <SignupSteps step={isAtAccount ? 'account' : 'profile'} onJoined={setJoinedAs} />;
}
