import { todayInKorea } from '../dates';
import { PAGE_TEXTS } from '../pageTexts';
import { type CredentialItem } from './dto';
import { CREDENTIAL_TEXTS } from './messages';

const ADD = 'https://www.linkedin.com/profile/add';

/** The address at which LinkedIn adds a credential to the member's profile (D160). */
export function linkedInUrl({ id, title, issuedDateTime, verifyUrl }: CredentialItem): string {
  const [year = '', month = ''] = todayInKorea(Date.parse(issuedDateTime)).split('-');
  const values = {
    startTask: 'CERTIFICATION_NAME',
    name: CREDENTIAL_TEXTS.name(title),
    organizationName: PAGE_TEXTS.brand,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: verifyUrl,
    certId: id,
  };
  return `${ADD}?${new URLSearchParams(values).toString()}`;
}
