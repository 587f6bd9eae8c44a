import { readRecordCode } from '@contract/record';
import { useGetRecordQuery, usePost } from '@/shared/api';

/** The record of the URL, whose code may have letters of any case, or the reason why there is none. */
export function useRecord(text: string) {
  const code = readRecordCode(text);
  const isId = code !== null;
  const query = useGetRecordQuery(code ?? '', { skip: !isId });
  const { post: record, ...state } = usePost(query, { isId });

  return { record, ...state };
}
