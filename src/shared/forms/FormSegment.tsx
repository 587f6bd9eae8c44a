import { Segment, type SegmentProps } from '@/shared/ui/Segment';
import { useFormField } from './useFormField';

interface FormSegmentProps<Value extends string> extends Omit<SegmentProps<Value>, 'value' | 'onChange' | 'onLeave'> {
  name: string;
}

/** A segmented control of the form with two or three options. */
export function FormSegment<Value extends string>({ name, error, ...field }: FormSegmentProps<Value>) {
  const { value, error: ownError, edit, leave } = useFormField<Value | ''>(name);
  return <Segment {...field} name={name} value={value} error={error ?? ownError} onChange={edit} onLeave={leave} />;
}
