import { useId } from 'react';
import { LIMITS } from '@contract/limits';
import { OPERATOR_MESSAGES, type ReasonTemplate } from '@contract/operator';
import { FormTextArea, useFormField } from '@/shared/forms';
import { useGetTemplatesQuery } from '@/shared/api';
import { PencilIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import * as S from './ReasonField.styles';

/** The id of the reason, which its key focuses. */
export const REASON_ID = 'decision-reason';

const NAME = 'reason';

interface ReasonFieldProps {
  /** States who reads the reason. */
  hint: string;
  /** Opens the list of templates; without it the list is not changed here. */
  onEdit?: () => void;
  id?: string;
}

/** The reason of a measure, with the reasons that operators use often as chips (D190). */
export function ReasonField({ hint, onEdit, id: givenId }: ReasonFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;

  return (
    <S.Group data-beside={onEdit ? true : undefined}>
      <S.Label as="span" data-required aria-hidden>
        이유
      </S.Label>
      <S.Body>
        <TemplateChips onEdit={onEdit} />
        <FormTextArea
          id={id}
          name={NAME}
          label="이유"
          hideLabel
          required
          max={LIMITS.operatorReason}
          minRows={2}
          maxRows={8}
          help={hint}
        />
      </S.Body>
    </S.Group>
  );
}

/** A press fills the box, or empties it again; a text of one's own stays, and gets the reason below it. */
function filled(reason: string, text: string, templates: readonly ReasonTemplate[]): string {
  if (reason === text) return '';
  const isOwn = reason.trim() !== '' && templates.every((one) => one.text !== reason);
  return isOwn ? `${reason.trimEnd()}\n${text}` : text;
}

function TemplateChips({ onEdit }: Pick<ReasonFieldProps, 'onEdit'>) {
  const { data: { templates } = { templates: [] } } = useGetTemplatesQuery();
  const { value, edit } = useFormField<string>(NAME);
  if (templates.length === 0 && !onEdit) return null;

  return (
    <S.Templates role="group" aria-label={OPERATOR_MESSAGES.templates}>
      {templates.map(({ name, text }, index) => (
        <S.Template key={index} selected={value === text} onClick={() => edit(filled(value, text, templates))}>
          {name}
        </S.Template>
      ))}
      {onEdit && <IconButton label={`${OPERATOR_MESSAGES.templates} 고치기`} icon={PencilIcon} onClick={onEdit} />}
    </S.Templates>
  );
}
