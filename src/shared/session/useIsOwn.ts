import { useSelector } from 'react-redux';
import { selectMemberId } from './sessionSlice';

/** Whether a member's id is that of the current member. A withdrawn member has none and never matches (PDET-15). */
export function useIsOwn(memberId: number | null): boolean {
  const own = useSelector(selectMemberId);
  return memberId !== null && memberId === own;
}
