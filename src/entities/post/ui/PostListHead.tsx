import { Button } from '@/shared/ui/Button';
import { Icon, PlusIcon } from '@/shared/ui/Icon';
import * as S from './PostListHead.styles';

interface PostListHeadProps {
  title: string;
  lead: string;
  /** The way to a post of one's own. */
  write: { label: string; to: string };
  /** The form is about to be opened. */
  onWriteIntent?: () => void;
}

/** What a list is for, and the way to write a post of one's own. */
export function PostListHead({ title, lead, write, onWriteIntent }: PostListHeadProps) {
  return (
    <S.Head>
      <div>
        <S.Title>{title}</S.Title>
        <S.Lead>{lead}</S.Lead>
      </div>
      <Button
        to={write.to}
        icon={<Icon of={PlusIcon} size={20} strokeWidth={2.2} />}
        onPointerEnter={onWriteIntent}
        onFocus={onWriteIntent}
      >
        {write.label}
      </Button>
    </S.Head>
  );
}
