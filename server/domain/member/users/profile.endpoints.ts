import { profileRules } from '@contract/signup';
import { type Declarations } from '../../../app/testing/declaration';
import { PROFILE } from '../../../app/testing/privacyFields';
import { memberForm } from '../../../app/testing/targets';

export const PROFILE_ENDPOINTS: Declarations = {
  'PUT /users/me/profile': {
    audience: 'member',
    form: { ...memberForm, rules: profileRules },
    view: PROFILE,
    unmeasured: 'rare, decodes an image',
  },
};
