import { type ReactNode, useState } from 'react';
import { RECORD_MESSAGES, type OwnRecord } from '@contract/record';
import { useGetOwnRecordQuery } from '@/shared/api';
import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { Button } from '@/shared/ui/Button';
import { EditorColumns, EditorMain, EditorSide } from '@/shared/ui/EditorSide';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { DialogBody, FormDialog } from '@/shared/ui/FormDialog';
import { DoneIcon, EyeIcon, Icon } from '@/shared/ui/Icon';
import { SkeletonContainer, LoadingText, Skeleton, useDelayedLoading } from '@/shared/ui/Skeleton';
import { SubmitBar } from '@/shared/ui/SubmitBar';
import { useRecordSettings } from '../model/useRecordSettings';
import { ArchiveChoices } from './ArchiveChoices';
import { LineChoices } from './LineChoices';
import { RecordPreview } from './RecordPreview';
import { RecordSwitches } from './RecordSwitches';
import * as S from './RecordSettings.styles';

interface RecordSettingsProps {
  /** The member's credentials. */
  children: ReactNode;
}

/** The settings of the own record: visibility and content (D120, D121). */
export function RecordSettings({ children }: RecordSettingsProps) {
  // Every save sends all settings, so those of another tab would be replaced by old ones.
  const {
    data: record,
    error,
    isFetching,
    refetch,
  } = useGetOwnRecordQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const skeletonStays = useDelayedLoading(!record && !error);

  if (record && !skeletonStays) return <Settings record={record}>{children}</Settings>;
  if (error && !skeletonStays) return <FailedBlock busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <SkeletonContainer waiting={!skeletonStays}>
      <S.Skeletons>
        <LoadingText />
        <Skeleton height={300} radius={24} />
        <Skeleton height={90} />
        <Skeleton height={90} />
      </S.Skeletons>
    </SkeletonContainer>
  );
}

function Settings({ record, children }: RecordSettingsProps & { record: OwnRecord }) {
  const writes = useRecordSettings(record);
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const previewButton = (
    <Button variant="gray" icon={<Icon of={EyeIcon} />} onClick={() => setIsPreviewOpen(true)}>
      {RECORD_MESSAGES.preview}
    </Button>
  );

  return (
    <EditorColumns as="div">
      <EditorMain>
        <RecordSwitches record={record} writes={writes} />
        <S.Choices>
          <ArchiveChoices record={record} writes={writes} />
          <LineChoices record={record} writes={writes} />
        </S.Choices>
        {children}
      </EditorMain>
      <EditorSide>
        <S.Preview>
          <RecordPreview record={record} heading />
        </S.Preview>
        <S.Status role="status">
          {writes.status && (
            <>
              <Icon of={DoneIcon} />
              {writes.status}
            </>
          )}
        </S.Status>
      </EditorSide>
      <SubmitBar narrowOnly button={previewButton}>
        <S.Saved role="status">{writes.status}</S.Saved>
      </SubmitBar>
      {isPreviewOpen && <PreviewDialog record={record} onClose={() => setIsPreviewOpen(false)} />}
    </EditorColumns>
  );
}

interface PreviewDialogProps {
  record: OwnRecord;
  onClose: () => void;
}

function PreviewDialog({ onClose, ...preview }: PreviewDialogProps) {
  const { isLeaving, leave } = useDialogEntry(onClose);

  if (isLeaving) return null;
  return (
    <FormDialog title={RECORD_MESSAGES.preview} closable onClose={() => leave()}>
      <DialogBody>
        <RecordPreview {...preview} />
      </DialogBody>
    </FormDialog>
  );
}
