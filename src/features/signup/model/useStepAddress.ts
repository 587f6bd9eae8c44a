import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths, useAppLocation } from '@/shared/routes';
import { stepEntered } from './signupSlice';
import { type FormStep } from './stepFields';

const ADDRESSES = { account: paths.signupAccount, profile: paths.signup } as const satisfies Record<FormStep, string>;

/**
 * Keeps the step of the slice and the address together. The address follows the step. The step follows the address, as
 * after the back button; where it may not be entered, the address is replaced by that of the step.
 */
export function useStepAddress(step: FormStep, mayEnterProfile: () => boolean) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, state } = useAppLocation();
  const addressed: FormStep = pathname === paths.signupAccount ? 'account' : 'profile';
  const former = useRef(step);

  const followStep = useEffectEvent(() => {
    if (former.current === step) return;
    former.current = step;
    if (addressed !== step) void navigate(ADDRESSES[step], { state });
  });

  const followAddress = useEffectEvent(() => {
    if (addressed === step) return;
    if (addressed === 'account' || mayEnterProfile()) dispatch(stepEntered(addressed));
    else void navigate(ADDRESSES[step], { replace: true, state });
  });

  // Before the paint: the step of the former address is not drawn.
  useLayoutEffect(() => followStep(), [step]);
  useLayoutEffect(() => followAddress(), [addressed]);
}
