import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { doneSections, ProfileSectionNav } from '@/entities/profile';
import { type SignupForm } from '../model/signupForm';
import { selectChecked } from '../model/signupSlice';
import { standingOf } from '../model/stepFields';

/** The section navigation beside step 2. */
export function SignupSectionNav() {
  const { values } = useFormikContext<SignupForm>();
  const checked = useSelector(selectChecked);

  return <ProfileSectionNav label="가입 항목" done={doneSections(values, standingOf(values, checked))} />;
}
