import { useDispatch, useSelector } from 'react-redux';
import { type CheckedField } from '@contract/signup';
import { type Availability } from '@/entities/profile';
import { useAvailability } from '@/shared/api';
import { availabilityConfirmed, fieldEdited, selectIsChecked, type SignupState } from './signupSlice';

/** The duplicate check of a newcomer's field; what it found out outlives the step. */
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
