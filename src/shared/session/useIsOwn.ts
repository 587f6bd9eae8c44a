import { useSelector } from 'react-redux';
import { selectNickname } from './sessionSlice';

/** Whether a writer is the member who reads. One who has withdrawn has no name and is nobody (PDET-15). */
export function useIsOwn(writer: string | null): boolean {
  const nickname = useSelector(selectNickname);
  return writer !== null && writer === nickname;
}
