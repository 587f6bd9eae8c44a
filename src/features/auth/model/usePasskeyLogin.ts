import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PASSKEY_MESSAGES, type UsedCredential } from '@contract/passkey';
import { passkeysApi, useGetLoginWaysQuery } from '@/shared/api';
import { knowsPasskeys, loadCeremonies } from '@/shared/passkey';
import { clearToast, toast } from '@/shared/toast';

interface PasskeyLoginOptions {
  /** Whether the login is to be kept. */
  keep?: boolean;
  /** The page has the field of the username, in which passkeys are suggested. */
  hasForm: boolean;
  /** Shows a refused login. */
  onRefused: (error: unknown) => void;
}

type Ceremonies = Awaited<ReturnType<typeof loadCeremonies>>;

/** The suggestions in the field of the username, of one visit. */
interface Suggestions {
  isOver: boolean;
}

/**
 * The login by passkey (D183): by a button, and by the suggestions of the username's field, which are asked for once a
 * visit and end with any other way in. What the member does not choose says nothing.
 */
export function usePasskeyLogin({ keep, hasForm, onRefused }: PasskeyLoginOptions) {
  const isKnown = knowsPasskeys();
  const { data: ways } = useGetLoginWaysQuery(undefined, { skip: !isKnown });
  const [getOptions] = passkeysApi.useGetLoginOptionsMutation();
  const [logIn] = passkeysApi.useLogInWithPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  const suggestions = useRef<Suggestions>(undefined);
  const canSuggest = hasForm && ways?.passkeys === true;

  const send = useEffectEvent(async (credential: UsedCredential) => {
    setIsBusy(true);
    const { error } = await logIn({ credential, ...(keep && { keep }) });
    setIsBusy(false);
    if (error) onRefused(error);
  });

  const suggest = useEffectEvent(async (own: Suggestions, { offerPasskeys }: Ceremonies) => {
    const credential = await offerPasskeys(async () => {
      const { data: options } = await getOptions();
      return own.isOver ? undefined : options;
    });
    if (credential) await send(credential);
  });

  useEffect(() => {
    if (!canSuggest) return undefined;
    const own = { isOver: false };
    suggestions.current = own;
    loadCeremonies()
      .then((ceremonies) => suggest(own, ceremonies))
      .catch(ignore);
    return () => end(own);
  }, [canSuggest]);

  async function ask() {
    const { data: options, error } = await getOptions();
    if (!options) return onRefused(error);
    const { askForPasskey } = await loadCeremonies();
    const { credential, refusal } = await askForPasskey(options);
    if (credential) {
      const { error: refused } = await logIn({ credential, ...(keep && { keep }) });
      return refused ? onRefused(refused) : undefined;
    }
    if (refusal !== 'cancelled') fail();
  }

  async function press() {
    if (isBusy) return;
    setIsBusy(true);
    clearToast();
    end(suggestions.current);
    await ask().catch(fail);
    setIsBusy(false);
  }

  return {
    /** Also before the server has answered, so that nothing below moves. */
    isOffered: isKnown && ways?.passkeys !== false,
    isBusy,
    logIn: () => void press(),
    /** Another way in is taken. */
    endSuggestions: () => end(suggestions.current),
  };
}

function end(suggestions: Suggestions | undefined): void {
  if (!suggestions || suggestions.isOver) return;
  suggestions.isOver = true;
  loadCeremonies().then(({ cancelCeremony }) => cancelCeremony(), ignore);
}

const fail = () => void toast(PASSKEY_MESSAGES.loginFailed, { tone: 'error' });

/** Without suggestions the other ways in stay. */
const ignore = () => undefined;
