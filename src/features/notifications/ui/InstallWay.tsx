import { Icon, ShareOutIcon, SquarePlusIcon } from '@/shared/ui/Icon';
import { Logo } from '@/shared/ui/Logo';
import * as S from './PushDevices.styles';

/** The way to the installed app on iPhones and iPads: share, add, open. The sentence below says it in words. */
export function InstallWay() {
  return (
    <S.Way aria-hidden>
      <S.Square data-square>
        <Icon of={ShareOutIcon} size={20} />
      </S.Square>
      <i />
      <S.Square data-square>
        <Icon of={SquarePlusIcon} size={20} />
      </S.Square>
      <i />
      <S.Square data-square>
        <Logo height={28} symbolOnly />
      </S.Square>
    </S.Way>
  );
}
