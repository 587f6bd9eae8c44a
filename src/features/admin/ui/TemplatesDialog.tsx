import { useRef, useState } from 'react';
import { LIMITS } from '@contract/limits';
import { findProblems } from '@contract/firstMessage';
import { OPERATOR_MESSAGES, templateRules, type ReasonTemplate, type ReasonTemplates } from '@contract/operator';
import { toastSendError, useGetTemplatesQuery, useSaveTemplatesMutation, useSubmit } from '@/shared/api';
import { AppForm, FormTextArea, FormTextField, SubmitButton } from '@/shared/forms';
import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { confirm } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { Icon, PencilIcon, PlusIcon, TrashIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Text } from '@/shared/ui/pieces';
import * as S from './TemplatesDialog.styles';

/** The reasons that operators use often: one list for the installation (D190). */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { isLeaving, leave } = useDialogEntry(onClose);
  const { data: list, error, refetch } = useGetTemplatesQuery();
  /** The position of the edited template; one past the last for a new one. */
  const [edited, setEdited] = useState<number>();

  if (isLeaving) return null;
  if (list && edited !== undefined)
    return <TemplateForm list={list} index={edited} onBack={() => setEdited(undefined)} onClose={() => leave()} />;
  const lead = `운영자 모두가 함께 써요. ${list?.templates.length ?? 0}/${LIMITS.templates}`;
  return (
    <FormDialog title={OPERATOR_MESSAGES.templates} lead={lead} closable onClose={() => leave()}>
      <DialogBody>
        {error !== undefined && <FailedBlock onRetry={() => void refetch()} />}
        {!list && error === undefined && <Skeleton height={64} radius={14} />}
        {list && <Templates list={list} onEdit={setEdited} />}
      </DialogBody>
      <DialogFoot>
        <Button
          inactive={!list || list.templates.length >= LIMITS.templates}
          onClick={() => setEdited(list?.templates.length)}
        >
          <Icon of={PlusIcon} size={18} />새 이유 쓰기
        </Button>
      </DialogFoot>
    </FormDialog>
  );
}

interface TemplatesProps {
  list: ReasonTemplates;
  onEdit: (index: number) => void;
}

function Templates({ list: { templates, version }, onEdit }: TemplatesProps) {
  const [save] = useSaveTemplatesMutation();
  const heading = useRef<HTMLUListElement>(null);

  async function remove(index: number) {
    const name = templates[index]?.name ?? '';
    const isSure = await confirm({ title: `‘${name}’ 이유를 지울까요?`, confirmLabel: '지우기', danger: true });
    if (!isSure) return;
    const { error } = await save({ templates: templates.filter((_, position) => position !== index), version });
    if (error) toastSendError(error);
    heading.current?.focus();
  }

  if (templates.length === 0) return <Text tone="text-3">자주 쓰는 이유가 아직 없어요.</Text>;
  return (
    <S.Templates ref={heading} tabIndex={-1} aria-label={OPERATOR_MESSAGES.templates}>
      {templates.map(({ name, text }, index) => (
        <S.Template key={index}>
          <span>
            <b>{name}</b>
            <small>{text}</small>
          </span>
          <IconButton label={`${name} 고치기`} icon={PencilIcon} onClick={() => onEdit(index)} />
          <IconButton label={`${name} 지우기`} icon={TrashIcon} onClick={() => void remove(index)} />
        </S.Template>
      ))}
    </S.Templates>
  );
}

const EMPTY: ReasonTemplate = { name: '', text: '' };

interface TemplateFormProps {
  list: ReasonTemplates;
  index: number;
  onBack: () => void;
  onClose: () => void;
}

function TemplateForm({ list: { templates, version }, index, onBack, onClose }: TemplateFormProps) {
  const [save] = useSaveTemplatesMutation();
  const before = templates[index];
  const form = useSubmit<ReasonTemplate>({
    send: (values) => {
      const changed = [...templates];
      changed[index] = values;
      return save({ templates: changed, version });
    },
    done: onBack,
  });

  return (
    <AppForm
      as={DialogForm}
      initialValues={before ?? EMPTY}
      check={(values) => findProblems(templateRules, values)}
      frame={(body, isSubmitting) => (
        <FormDialog
          key="form"
          title={before ? '이유 고치기' : '새 이유 쓰기'}
          closable
          busy={isSubmitting}
          onClose={onClose}
        >
          {body}
        </FormDialog>
      )}
      {...form}
    >
      <DialogBody>
        <FormTextField
          name="name"
          label="이름"
          required
          max={LIMITS.templateName}
          help="결정할 때 고르는 짧은 이름이에요."
        />
        <FormTextArea name="text" label="이유" required max={LIMITS.operatorReason} minRows={3} maxRows={8} />
      </DialogBody>
      <DialogFoot>
        <Button variant="gray" onClick={onBack}>
          취소
        </Button>
        <SubmitButton size="default">저장</SubmitButton>
      </DialogFoot>
    </AppForm>
  );
}
