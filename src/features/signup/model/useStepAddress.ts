import { useEffectEvent, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths, useAppLocation } from '@/shared/routes';
import { stepEntered } from './signupSlice';
import { type FormStep } from './stepFields';

const ADDRESSES = { account: paths.signupAccount, profile: paths.signup } as const satisfies Record<FormStep, string>;

/** The step that the address names. */
export function useAddressedStep(): FormStep {
  const { pathname } = useAppLocation();
  return pathname === paths.signupAccount ? 'account' : 'profile';
}

/**
 * @returns a function that leads to the address of a step. The step of the slice follows when the address is there, so that
 * step, scroll position and focus change at once, and nothing jumps under a finger on a slow phone.
 */
export function useStepNavigation() {
  const navigate = useNavigate();
  const { state } = useAppLocation();
  return (step: FormStep, { replace = false } = {}) => void navigate(ADDRESSES[step], { replace, state });
}

/**
 * Lets the step of the slice follow the address, also by the back button. Where the addressed step may not be entered, the
 * address is replaced by that of the step.
 */
export function useStepAddress(step: FormStep, mayEnterProfile: () => boolean) {
  const dispatch = useDispatch();
  const goTo = useStepNavigation();
  const addressed = useAddressedStep();

  const followAddress = useEffectEvent(() => {
    if (addressed === step) return;
    if (addressed === 'account' || mayEnterProfile()) dispatch(stepEntered(addressed));
    else goTo(step, { replace: true });
  });

  // Before the paint: the step of the former address is not drawn.
  useLayoutEffect(() => followAddress(), [addressed]);
}
