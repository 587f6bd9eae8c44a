import { FieldGroup, type FieldTexts } from '@/shared/ui/Field';
import { GroupedChips, type GroupedChipsProps } from '@/shared/ui/GroupedChips';
import { toggleChoice } from './toggleChoice';
import { useFormField } from './useFormField';

interface FormGroupedChipsProps<Value extends string>
  extends FieldTexts, Omit<GroupedChipsProps<Value>, 'chosen' | 'onToggle' | 'plain'> {
  name: string;
}

/** Choices in groups, stored as a list in the order of choosing. */
export function FormGroupedChips<Value extends string>({ name, error, ...props }: FormGroupedChipsProps<Value>) {
  const { groups, searchLabel, nothingFound, ...texts } = props;
  const { value, error: ownError, edit, leave } = useFormField<Value[]>(name);

  return (
    <FieldGroup {...texts} error={error ?? ownError} note={noteOf(value.length)} onLeave={leave}>
      <GroupedChips
        groups={groups}
        searchLabel={searchLabel}
        nothingFound={nothingFound}
        chosen={value}
        onToggle={(pressed) => edit(toggleChoice(value, pressed))}
      />
    </FieldGroup>
  );
}

const noteOf = (count: number) => (count > 0 ? `${count}개 골랐어요` : undefined);
