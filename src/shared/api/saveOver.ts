import { UPDATED_FIELD } from '@contract/envelope';
import { fieldProblems } from './errorMessage';
import { confirm } from '@/shared/toast';

/**
 * Sends an edit with the version that it was begun on. When the content was edited elsewhere since, asks whether to
 * overwrite that (MEND-59).
 * @param version `updatedDateTime` of the edited version
 * @param send sends the edit; without a version it overwrites any
 * @returns the outcome; undefined when the member does not want to overwrite
 */
export async function saveOver<Result extends { error?: unknown }>(
  version: string | undefined,
  send: (version?: string) => Promise<Result>,
): Promise<Result | undefined> {
  const result = await send(version);
  if (!fieldProblems(result.error).some(({ field }) => field === UPDATED_FIELD)) return result;
  const isSure = await confirm({
    title: '그사이 다른 곳에서 바뀐 내용이 있어요',
    body: '내 내용으로 저장하면 그 내용이 사라져요.',
    confirmLabel: '내 내용으로 저장',
  });
  return isSure ? send() : undefined;
}
