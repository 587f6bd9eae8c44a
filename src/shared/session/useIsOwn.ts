import { useSelector } from 'react-redux';
import { selectNickname } from './sessionSlice';

/** Whether a writer is the current member. A withdrawn writer has no name and never matches (PDET-15). */
export function useIsOwn(writer: string | null): boolean {
  const nickname = useSelector(selectNickname);
  return writer !== null && writer === nickname;
}
