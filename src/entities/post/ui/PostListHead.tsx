import { Button } from '@/shared/ui/Button';
import { Icon, PlusIcon } from '@/shared/ui/Icon';
import { Text } from '@/shared/ui/pieces';
import * as S from './PostListHead.styles';

interface PostListHeadProps {
  title: string;
  lead: string;
  /** The link to the form of a new post. */
  write: { label: string; to: string };
  /** Called before the form is opened, to prefetch it. */
  onWriteIntent?: () => void;
}

/** The head of a list: its purpose, and the link to the form of a new post. */
export function PostListHead({ title, lead, write, onWriteIntent }: PostListHeadProps) {
  return (
    <S.Head>
      <div>
        <Text as="h1" size="h1">
          {title}
        </Text>
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
