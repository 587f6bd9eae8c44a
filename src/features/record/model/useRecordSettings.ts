import { RECORD_MESSAGES, type OwnRecord, type RecordPayload } from '@contract/record';
import { toastError, useRenewRecordCodeMutation, useSaveRecordMutation } from '@/shared/api';
import { confirm, toast } from '@/shared/toast';

/** Settings and choices of the own record, each saved by an optimistic update with rollback (REC-18). */
export function useRecordSettings(record: OwnRecord) {
  const [saveAll, saving] = useSaveRecordMutation();
  const [renewCode, renewing] = useRenewRecordCodeMutation();

  async function save(change: Partial<RecordPayload>) {
    const { error } = await saveAll({ ...toPayload(record), ...change });
    if (error) toastError(error, RECORD_MESSAGES.saveFailed);
  }

  async function renew() {
    if (!(await confirm({ title: RECORD_MESSAGES.newCodeAsk, confirmLabel: RECORD_MESSAGES.newCode }))) return;
    const { error } = await renewCode();
    if (error) toastError(error, RECORD_MESSAGES.newCodeFailed);
    else toast(RECORD_MESSAGES.newCodeDone);
  }

  return {
    save: (change: Partial<RecordPayload>) => void save(change),
    renew: () => void renew(),
    isRenewing: renewing.isLoading,
    isSaving: saving.isLoading,
    /** The status of the last save; undefined before the first. */
    status: statusOf(saving),
  };
}

export type RecordWrites = ReturnType<typeof useRecordSettings>;

function statusOf({ isLoading, isSuccess }: { isLoading: boolean; isSuccess: boolean }): string | undefined {
  if (isLoading) return RECORD_MESSAGES.saving;
  return isSuccess ? RECORD_MESSAGES.saved : undefined;
}

function toPayload({ enabled, indexable, showName, archives, lines }: OwnRecord): RecordPayload {
  return {
    enabled,
    indexable,
    showName,
    hiddenArchives: archives.flatMap(({ id, shown }) => (shown ? [] : id)),
    lines: lines.flatMap(({ id, picked }) => (picked ? id : [])),
  };
}
