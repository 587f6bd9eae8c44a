import { useId } from 'react';
import { type SocialLogin } from '@contract/security';
import { SOCIAL_TEXTS as TEXT } from '@contract/social';
import { shortDate } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/Button';
import { ProviderSquare } from '@/shared/ui/ProviderMark';
import { useSocialLinks } from '../model/useSocialLinks';
import { SecurityPart, SecurityRow } from './SecurityPart';
import * as S from './SecurityParts.styles';

/** The providers by which the member logs in (D182); renders nothing where none is configured or linked. */
export function SocialLogins({ social }: { social: readonly SocialLogin[] }) {
  const links = useSocialLinks(social);

  if (social.length === 0) return null;
  return (
    <SecurityPart title={TEXT.title} isReturnedTo={links.hasReturned}>
      <S.Rows>
        {social.map((login) => (
          <ProviderRow key={login.provider} login={login} links={links} />
        ))}
      </S.Rows>
    </SecurityPart>
  );
}

interface ProviderRowProps {
  login: SocialLogin;
  links: ReturnType<typeof useSocialLinks>;
}

function ProviderRow({ login, links }: ProviderRowProps) {
  const { provider, name, linkedDateTime } = login;
  const nameId = useId();
  const isLinked = linkedDateTime !== null;

  return (
    <SecurityRow
      square={<ProviderSquare provider={provider} />}
      name={name}
      nameId={nameId}
      dates={isLinked ? TEXT.linkedOn(shortDate(linkedDateTime)) : undefined}
      actions={
        <Button
          variant="gray"
          size="small"
          data-item={provider}
          aria-describedby={nameId}
          busy={links.busy === provider}
          onClick={() => (isLinked ? links.unlink(login) : links.link(login))}
        >
          {isLinked ? TEXT.unlink : TEXT.link}
        </Button>
      }
    />
  );
}
