import { APPLICATION_TABS, type ApplicationTab } from '@contract/application';
import { listCodec, maybeOneOf, oneOf } from '@contract/listCodec';
import { ROLES } from '@contract/skill';
import { useListParams, type ListParamsOf } from '@/shared/list';

/** Tab and role of the applicants in the address. */
const APPLICANTS = listCodec({ status: oneOf<ApplicationTab>(APPLICATION_TABS, 'PENDING'), role: maybeOneOf(ROLES) });

export type ApplicantsList = ListParamsOf<typeof APPLICANTS>;

/** Which applicants the page shows. */
export const useApplicantsParams = () => useListParams(APPLICANTS);
