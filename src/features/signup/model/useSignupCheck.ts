import { useDispatch, useSelector } from 'react-redux';
import { type CheckedField } from '@contract/signup';
import { type Availability } from '@/entities/profile';
import { useAvailability } from '@/shared/api';
import { selectIsChecked } from './signupSelectors';
import { availabilityConfirmed, fieldEdited, type SignupState } from './signupSlice';

/** The availability check of a signup field; its result outlives the step. */
export function useSignupCheck(field: CheckedField, value: string): Availability {
  const dispatch = useDispatch();
  const isChecked = useSelector((state: { signup: SignupState }) => selectIsChecked(state, field, value));
  const ask = useAvailability(field);

  return {
    isChecked,
    ask,
    onFree: (free) => dispatch(availabilityConfirmed({ field, value: free })),
    onEdited: () => {
      if (isChecked) dispatch(fieldEdited(field));
    },
  };
}
