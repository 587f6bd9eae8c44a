import { useSelector } from 'react-redux';
import { isNetworkError, useGetAlarmsQuery, useGetDeskQuery } from '@/shared/api';
import { selectIsMember, selectIsResuming } from '@/shared/session';

type Access = 'operator' | 'asking' | 'failed' | 'nobody';

/** Whether the desk opens. Only operators, whom the bell's list marks, send its requests (D130). */
export function useDeskAccess(): { access: Access; retry: () => void } {
  const isMember = useSelector(selectIsMember);
  const isResuming = useSelector(selectIsResuming);
  const alarms = useGetAlarmsQuery(undefined, { skip: !isMember });
  const isOperator = alarms.data?.operator === true;
  const desk = useGetDeskQuery(undefined, { skip: !isMember || !isOperator });
  const retry = () => void (isOperator ? desk.refetch() : alarms.refetch());

  if (isResuming) return { access: 'asking', retry };
  if (!isMember) return { access: 'nobody', retry };
  if (desk.data && isOperator) return { access: 'operator', retry };
  const error = isOperator ? desk.error : alarms.error;
  if (error) return { access: isNetworkError(error) ? 'failed' : 'nobody', retry };
  return { access: alarms.data && !isOperator ? 'nobody' : 'asking', retry };
}
