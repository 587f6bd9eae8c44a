import { withScheme } from '@contract/webAddress';
import { LIMITS } from '@contract/limits';
import { LinkIcon } from '@/shared/ui/Icon';
import { TextField } from '@/shared/ui/TextField';
import type { FormTextFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

/** A web address; `https://` is added on blur when the scheme is missing (D73). */
export function FormLinkField({ name, error, onEdit, ...field }: FormTextFieldProps) {
  const { value, error: ownError, edit, leave } = useFormField<string>(name);

  function change(next: string) {
    edit(next);
    onEdit?.(next);
  }

  function complete() {
    const completed = withScheme(value.trim());
    if (completed !== value) change(completed);
    leave();
  }

  return (
    <TextField
      type="url"
      inputMode="url"
      placeholder="https://"
      lead={LinkIcon}
      max={LIMITS.link}
      {...field}
      name={name}
      value={value}
      error={error ?? ownError}
      onChange={change}
      onBlur={complete}
    />
  );
}
