import { LIMITS } from '@contract/limits';
import { FormTextArea } from '@/shared/forms';
import { preventEnter } from '@/shared/lib/textEditing';

const ROWS = 2;

/** A one-liner for one teammate, without line breaks; on a phone it needs more than one row. */
export function FeedbackField({ memberId }: { memberId: number }) {
  return (
    <FormTextArea
      name={`${memberId}.feedback`}
      label="한줄평"
      required
      max={LIMITS.feedback}
      minRows={ROWS}
      placeholder={`함께하며 좋았던 점을 ${LIMITS.feedback}자 안으로 남겨 주세요`}
      onKeyDown={preventEnter}
    />
  );
}
