import { ProviderMark } from './ProviderMark';
import * as S from './ProviderSquare.styles';

/** A provider as a thing of a list: its symbol on its colour. */
export function ProviderSquare({ provider }: { provider: string }) {
  return (
    <S.Square data-provider={provider}>
      <ProviderMark provider={provider} />
    </S.Square>
  );
}
