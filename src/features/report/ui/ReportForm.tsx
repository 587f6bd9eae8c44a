import { useId } from 'react';
import { findProblems } from '@contract/firstMessage';
import { LIMITS } from '@contract/limits';
import {
  REPORT_MESSAGES,
  REPORT_NOTES,
  reportRules,
  toReportTarget,
  type ReportSubject,
  type ReportTarget,
  REPORT_TYPE_LABELS,
  type ReportType,
} from '@contract/report';
import { FormDraft } from '@/shared/drafts';
import { AppForm, FormTextArea, SubmitButton, useFormField } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import { Button } from '@/shared/ui/Button';
import { Banner } from '@/shared/ui/Banner';
import { RadioRows } from '@/shared/ui/RadioRows';
import { Grid, Text } from '@/shared/ui/pieces';
import { useGoBack } from '../model/useGoBack';
import { reportDraft, useReport, type ReportForm as Values } from '../model/useReport';
import { ReportedMember } from './ReportedMember';
import * as S from './ReportForm.styles';

const OPTIONS = optionsOf(REPORT_TYPE_LABELS);

interface ReportFormProps {
  target: ReportSubject;
  found: ReportTarget;
}

const EMPTY: Values = { reportType: '', reportContent: '' };

/** The form of a report: one of five types, none of which is preselected, and an optional text. */
export function ReportForm({ target, found: { isDuplicate, data, text } }: ReportFormProps) {
  const report = useReport(target, data.nickname);
  const goBack = useGoBack();
  const duplicateId = useId();

  return (
    <AppForm as={S.Form} initialValues={EMPTY} check={(values) => problemsOf(target, values)} {...report}>
      <FormDraft {...reportDraft(target)} rules={reportRules} />
      <ReportedMember targetType={target.targetType} member={data} text={text} />
      <ReportTypes />
      <FormTextArea
        name="reportContent"
        label="신고 내용"
        optional
        placeholder={`어떤 점이 문제인지 알려 주세요 (최대 ${LIMITS.reportContent}자)`}
        max={LIMITS.reportContent}
      />
      <Notes />
      <div id={duplicateId}>{isDuplicate && <Banner tone="danger">{REPORT_MESSAGES.duplicate}</Banner>}</div>
      <Grid columns={2} gap={2}>
        <Button variant="gray" size="large" onClick={goBack}>
          취소
        </Button>
        <SubmitButton blocked={isDuplicate} describedBy={isDuplicate ? duplicateId : undefined} busyLabel="접수 중">
          신고하기
        </SubmitButton>
      </Grid>
    </AppForm>
  );
}

function Notes() {
  const headingId = useId();
  return (
    <div>
      <Text as="h2" size="label" below={2} id={headingId}>
        유의 사항
      </Text>
      <S.Notes aria-labelledby={headingId}>
        {REPORT_NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </S.Notes>
    </div>
  );
}

function problemsOf({ targetType, targetId }: ReportSubject, values: Values) {
  const payload = { ...values, reportTarget: toReportTarget(targetType), targetId };
  return findProblems(reportRules, payload);
}

function ReportTypes() {
  const { value, error, edit } = useFormField<ReportType | ''>('reportType');
  return <RadioRows label="신고 유형" required options={OPTIONS} value={value} error={error} onChange={edit} />;
}
