import { toAccountEvent, toPasskey } from './security.view';
import { type securityExports } from './securityExport.repository';
import { toExportedFormerEmail, toExportedKeptLogin, toExportedSocialLogin } from './securityExport.view';

/** The ways into an account and what happened to it, for the data export. */
export async function collectSecurity(exports: ReturnType<typeof securityExports>, memberId: number) {
  const [grants, passkeys, social, events, formerEmails] = await Promise.all([
    exports.grantsOf(memberId),
    exports.passkeysOf(memberId),
    exports.socialOf(memberId),
    exports.accountEventsOf(memberId),
    exports.formerEmailsOf(memberId),
  ]);
  return {
    keptLogins: grants.map(toExportedKeptLogin),
    passkeys: passkeys.map(toPasskey),
    socialLogins: social.map(toExportedSocialLogin),
    accountEvents: events.map(toAccountEvent),
    formerEmails: formerEmails.map(toExportedFormerEmail),
  };
}
