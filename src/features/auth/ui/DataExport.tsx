import { ACCOUNT_MESSAGES } from '@contract/auth';
import { type FieldProblem } from '@contract/envelope';
import { dataExportRules, DATA_EXPORT_MESSAGES, type DataExportPayload } from '@contract/dataExport';
import { FormPasswordField, FormSection } from '@/shared/forms';
import { useRequestDataExportMutation, useRequestSuspendedExportMutation, useSubmit } from '@/shared/api';
import { startDownload } from '@/shared/lib/startDownload';
import { toast } from '@/shared/toast';
import { ValidatedForm } from './ValidatedForm';

/** The export of all stored data about the member (decision 0018). */
export function DataExport() {
  const [request] = useRequestDataExportMutation();
  return <ExportForm send={request} />;
}

/** The same for a suspended member, who has no session: the username is that of the refused login (D196). */
export function SuspendedExport({ username }: { username: string }) {
  const [request] = useRequestSuspendedExportMutation();
  return (
    <ExportForm
      send={({ currentPassword: password = '' }) => request({ username, password })}
      toFields={(problems) => problems.map((one) => ({ ...one, field: 'currentPassword' }))}
    />
  );
}

interface ExportFormProps {
  send: (values: DataExportPayload) => Promise<{ data?: string; error?: unknown }>;
  toFields?: (problems: FieldProblem[]) => FieldProblem[];
}

/** Starts the download of the own data after the password was checked; the browser shows its progress. */
function ExportForm({ send, toFields }: ExportFormProps) {
  const form = useSubmit<DataExportPayload, string>({
    send,
    toFields,
    stays: true,
    done(address, _form, { resetForm }) {
      resetForm();
      startDownload(address);
      toast(DATA_EXPORT_MESSAGES.started);
    },
    texts: { failed: DATA_EXPORT_MESSAGES.failed, unknown: DATA_EXPORT_MESSAGES.failed },
  });

  return (
    <FormSection
      title="내 데이터"
      hint="팀이음에 있는 내 정보와 쓴 글, 올린 파일을 ZIP 파일 하나로 내려받아요. 지금 쓰는 비밀번호가 필요해요."
    >
      <ValidatedForm
        initialValues={{ currentPassword: '' }}
        rules={dataExportRules}
        emptyMessage={ACCOUNT_MESSAGES.currentPasswordEmpty}
        submitLabel="내 데이터 내려받기"
        form={form}
      >
        <FormPasswordField name="currentPassword" label="비밀번호" required autoComplete="current-password" />
      </ValidatedForm>
    </FormSection>
  );
}
