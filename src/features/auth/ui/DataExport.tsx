import { ACCOUNT_MESSAGES } from '@contract/auth';
import { dataExportRules, DATA_EXPORT_MESSAGES, type DataExportPayload } from '@contract/dataExport';
import { FormPasswordField, FormSection } from '@/shared/forms';
import { useRequestDataExportMutation, useSubmit } from '@/shared/api';
import { startDownload } from '@/shared/lib/startDownload';
import { toast } from '@/shared/toast';
import { ValidatedForm } from './ValidatedForm';

/** The export of all stored data about the member (decision 0018). */
export function DataExport() {
  const form = useDataExport();

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

/** Starts the download of the own data after the password was checked; the browser shows its progress. */
function useDataExport() {
  const [request] = useRequestDataExportMutation();

  return useSubmit<DataExportPayload, string>({
    send: (form) => request(form),
    stays: true,
    done(address, _form, { resetForm }) {
      resetForm();
      startDownload(address);
      toast(DATA_EXPORT_MESSAGES.started);
    },
    texts: { failed: DATA_EXPORT_MESSAGES.failed, unknown: DATA_EXPORT_MESSAGES.failed },
  });
}
