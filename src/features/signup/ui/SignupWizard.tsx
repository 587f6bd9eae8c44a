import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useOnceTrue } from '@/shared/lib/useOnceTrue';
import { paths, useAppLocation, type AppLocation } from '@/shared/routes';
import { type Joined } from '../model/useJoin';
import { DoneStep } from './DoneStep';
import { SignupSteps } from './SignupSteps';

/** What the visitor wanted before the login (D200). */
interface ReturnState {
  returnTo?: AppLocation;
}

/** The three steps of signing up. `/signup1` is the first; `/signup` the second and, after a join, the third. */
export function SignupWizard() {
  const { pathname, state } = useAppLocation();
  const isAtAccount = pathname === paths.signupAccount;
  // Stored for this mount only: when the page is opened again, the signup starts again (SU3-2).
  const [joinedAs, setJoinedAs] = useState<Joined | null>(null);
  const wasDone = useOnceTrue(joinedAs !== null && !isAtAccount);

  if (joinedAs === null) return <SignupSteps step={isAtAccount ? 'account' : 'profile'} onJoined={setJoinedAs} />;
  if (!isAtAccount) return <DoneStep {...joinedAs} returnTo={(state as ReturnState | null)?.returnTo} />;
  // Whoever went back while the join was running has not seen the completion yet. Afterwards the member is redirected as
  // from the login, whose guard knows where to.
  return wasDone ? (
    <Navigate to={paths.login} replace state={state} />
  ) : (
    <Navigate to={paths.signup} replace state={state} />
  );
}
