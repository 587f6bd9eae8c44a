import { REPORT_TYPE_LABELS, REPORT_TYPES, type ReportType } from '@contract/report';
import { useFormField } from '@/shared/forms';
import { RadioRows } from '@/shared/ui/RadioRows';

const OPTIONS = REPORT_TYPES.map((type) => ({ value: type, label: REPORT_TYPE_LABELS[type] }));

/** The five types, one of which is always chosen. */
export function ReportTypes() {
  const { value, edit } = useFormField<ReportType>('reportType');
  return <RadioRows label="신고 유형" options={OPTIONS} value={value} onChange={edit} />;
}
