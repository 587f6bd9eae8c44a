import { FieldArray } from 'formik';
import { type ComponentType, memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { FormPart, FormSection, useFormField } from '@/shared/forms';
import { Button } from '@/shared/ui/Button';
import { Icon, PlusIcon, TrashIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { EMPTY_ROWS, nextRowId, type RowList } from '../model/profileForm';
import * as S from './RowsSection.styles';

export interface RowFieldsProps {
  /** Path of the row in the form: `careers[0]`. */
  path: string;
}

interface RowsSectionProps {
  id: string;
  title: string;
  list: RowList;
  /** The fields of one row. */
  Fields: ComponentType<RowFieldsProps>;
}

/** An optional list of at most twenty rows. */
export function RowsSection({ id, title, list, Fields }: RowsSectionProps) {
  const { value: rows } = useFormField<{ rowId: number }[]>(list);
  const [added, setAdded] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const limitId = useId();
  const isFull = rows.length >= LIMITS.rows;

  return (
    <FormSection id={id} title={title} optional>
      <FieldArray name={list}>
        {({ push, remove }) => (
          <>
            {rows.map(({ rowId }, index) => (
              <RowCard
                key={rowId}
                name={`${title} ${index + 1}`}
                isNew={rowId === added}
                onRemove={() => {
                  remove(index);
                  addButton.current?.focus();
                }}
              >
                <RowPart path={`${list}[${index}]`} Fields={Fields} />
              </RowCard>
            ))}
            <Button
              ref={addButton}
              variant="gray"
              block
              icon={<Icon of={PlusIcon} />}
              aria-label={`${title} 추가하기`}
              aria-describedby={isFull ? limitId : undefined}
              inactive={isFull}
              onClick={() => {
                const rowId = nextRowId(rows);
                setAdded(rowId);
                push({ rowId, ...EMPTY_ROWS[list] });
              }}
            >
              추가하기
            </Button>
          </>
        )}
      </FieldArray>
      {isFull && <S.Limit id={limitId}>{MESSAGES.rows}</S.Limit>}
    </FormSection>
  );
}

interface RowPartProps extends RowFieldsProps {
  Fields: ComponentType<RowFieldsProps>;
}

/** Only the changed row re-renders. */
const RowPart = memo(function RowPart({ path, Fields }: RowPartProps) {
  return (
    <FormPart names={[path]}>
      <Fields path={path} />
    </FormPart>
  );
});

interface RowCardProps {
  name: string;
  /** Just added: it gets the focus. */
  isNew: boolean;
  onRemove: () => void;
  children: ReactNode;
}

function RowCard({ name, isNew, onRemove, children }: RowCardProps) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isNew) card.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isNew]);

  return (
    <S.Card ref={card} role="group" aria-label={name}>
      {children}
      <S.Remove>
        <IconButton label={`${name} 삭제하기`} icon={TrashIcon} iconSize={18} onClick={onRemove} />
      </S.Remove>
    </S.Card>
  );
}
