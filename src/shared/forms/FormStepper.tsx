import { Stepper, type StepperProps } from '@/shared/ui/Stepper';
import { useFormField } from './useFormField';

interface FormStepperProps<Value extends string> extends Omit<StepperProps<Value>, 'value' | 'onChange' | 'onLeave'> {
  name: string;
}

/** Progress as a stepper of the form. */
export function FormStepper<Value extends string>({ name, error, ...field }: FormStepperProps<Value>) {
  const { value, error: ownError, edit, leave } = useFormField<Value | ''>(name);
  return <Stepper {...field} name={name} value={value} error={error ?? ownError} onChange={edit} onLeave={leave} />;
}
