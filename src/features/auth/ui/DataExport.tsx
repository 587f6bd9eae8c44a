import { ACCOUNT_MESSAGES } from '@contract/auth';
import { type FieldProblem } from '@contract/envelope';
import { object } from 'yup';
import { dataExportRules, DATA_EXPORT_MESSAGES, type DataExportPayload } from '@contract/dataExport';
import { FormPasswordField, FormSection } from '@/shared/forms';
import { useProven, useRequestDataExportMutation, useRequestSuspendedExportMutation, useSubmit } from '@/shared/api';
import { startDownload } from '@/shared/lib/startDownload';
import { toast } from '@/shared/toast';
import { ValidatedForm } from './ValidatedForm';

/** The password was not asked for. */
const provenExportRules = object();

/** The export of all stored data about the member (decision 0018). */
export function DataExport() {
  const [request] = useRequestDataExportMutation();
  return <ExportForm send={request} isProven={useProven()} />;
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

const HINT = '팀이음에 있는 내 정보와 쓴 글, 올린 파일을 ZIP 파일 하나로 내려받아요.';

interface ExportFormProps {
  send: (values: DataExportPayload) => Promise<{ data?: string; error?: unknown }>;
  toFields?: (problems: FieldProblem[]) => FieldProblem[];
  /** A proof of the session replaces the password (D185). */
  isProven?: boolean;
}

/** Starts the download of the own data after the password was checked; the browser shows its progress. */
function ExportForm({ send, toFields, isProven = false }: ExportFormProps) {
  const form = useSubmit<DataExportPayload, string>({
    send: (values) => send(isProven ? {} : values),
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
    <FormSection title="내 데이터" hint={isProven ? HINT : `${HINT} 지금 쓰는 비밀번호가 필요해요.`}>
      <ValidatedForm
        initialValues={{ currentPassword: '' }}
        rules={isProven ? provenExportRules : dataExportRules}
        emptyMessage={ACCOUNT_MESSAGES.currentPasswordEmpty}
        submitLabel="내 데이터 내려받기"
        variant="gray"
        form={form}
      >
        {!isProven && (
          <FormPasswordField name="currentPassword" label="비밀번호" required autoComplete="current-password" />
        )}
      </ValidatedForm>
    </FormSection>
  );
}
