import { useFormikContext } from 'formik';
import {
  ANNOUNCEMENT_KIND_LABELS,
  announcementRules,
  type Announcement,
  type AnnouncementKind,
} from '@contract/announcement';
import { findProblems } from '@contract/firstMessage';
import { LIMITS } from '@contract/limits';
import { AnnouncementBar } from '@/entities/announcement';
import { useSaveAnnouncementMutation } from '@/shared/api';
import { FormDraft } from '@/shared/drafts';
import { AppForm, FormSegment, FormTextArea, FormTextField, SubmitButton } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import { useServerNow } from '@/shared/session';
import { inKorea } from '@/shared/lib/dates';
import { Text } from '@/shared/ui/pieces';
import { useActForm } from '../model/useActForm';
import { ConfirmField } from './ActDialog';
import * as S from './Announcements.styles';

/** An instant as the value of a datetime field, in the time zone of Korea: `2026-11-24T09:00`. */
const toFieldTime = (instant: string) => inKorea(instant).format('YYYY-MM-DDTHH:mm');

const DAY = 86_400_000;

interface AnnouncementValues {
  kind: AnnouncementKind;
  text: string;
  link: string;
  from: string;
  until: string;
  password: string;
}

const payloadOf = ({ kind, text, link, from, until }: AnnouncementValues) => ({
  kind,
  text,
  link,
  from: toInstant(from),
  until: toInstant(until),
});

interface AnnouncementFormProps {
  /** Undefined for a new announcement. */
  edited: Announcement | undefined;
  onSaved: () => void;
}

/** The form of a new or planned announcement; of a started one only the end can change. */
export function AnnouncementForm({ edited, onSaved }: AnnouncementFormProps) {
  const now = useServerNow();
  const [save] = useSaveAnnouncementMutation();
  const draft = { form: 'announcement', target: edited?.id };
  const hasBegun = edited !== undefined && Date.parse(edited.from) <= now;
  /** For a started announcement the start is sent unchanged, with its seconds. */
  const sent = (values: AnnouncementValues) =>
    hasBegun ? { ...payloadOf(values), from: edited.from } : payloadOf(values);
  const { needsPassword, form } = useActForm<AnnouncementValues>({
    draft,
    check: (values) => findProblems(announcementRules, sent(values)),
    send: (values, key) => save({ id: edited?.id, payload: sent(values), key }),
    onDone: onSaved,
  });

  return (
    <AppForm as={S.Form} aria-labelledby="announcement-form" initialValues={initialOf(edited, now)} {...form}>
      <Text as="h2" size="h3" id="announcement-form">
        {edited ? '공지 수정' : '새 공지'}
      </Text>
      <FormDraft {...draft} rules={announcementRules} />
      <Fields hasBegun={hasBegun} />
      {needsPassword && <ConfirmField />}
      <SubmitButton size="default" block>
        {edited ? '저장' : '공지 올리기'}
      </SubmitButton>
    </AppForm>
  );
}

function initialOf(edited: Announcement | undefined, now: number): AnnouncementValues {
  const from = edited?.from ?? new Date(now).toISOString();
  const until = edited?.until ?? new Date(now + 7 * DAY).toISOString();
  return {
    kind: edited?.kind ?? 'INFO',
    text: edited?.text ?? '',
    link: edited?.link ?? '',
    from: toFieldTime(from),
    until: toFieldTime(until),
    password: '',
  };
}

function Fields({ hasBegun }: { hasBegun: boolean }) {
  const { values } = useFormikContext<AnnouncementValues>();
  const days = Math.ceil((Date.parse(toInstant(values.until)) - Date.parse(toInstant(values.from))) / DAY);

  return (
    <>
      {!hasBegun && (
        <>
          <FormSegment name="kind" label="종류" options={optionsOf(ANNOUNCEMENT_KIND_LABELS)} />
          <FormTextArea name="text" label="내용" required max={LIMITS.announcement} minRows={2} maxRows={6} />
          <FormTextField name="link" label="링크" optional max={LIMITS.link} placeholder="/about 또는 https://" />
          <FormTextField name="from" label="시작" required type="datetime-local" />
        </>
      )}
      <FormTextField name="until" label="끝" required type="datetime-local" />
      <S.Hint>
        {days > 0 && <span>{days}일 동안 띄워요. </span>}
        <span>시작한 뒤에는 끝만 바꿀 수 있어요.</span>
      </S.Hint>
      {values.text.trim() !== '' && (
        <S.Preview>
          <Text size="label" tone="text-2">
            이렇게 보여요
          </Text>
          <AnnouncementBar announcement={values} />
        </S.Preview>
      )}
    </>
  );
}

/** Back to an ISO instant; '' stays ''. */
function toInstant(fieldTime: string): string {
  const at = Date.parse(`${fieldTime}:00+09:00`);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}
