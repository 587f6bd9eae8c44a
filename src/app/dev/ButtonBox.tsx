import { useState } from 'react';
import { BookmarkButton } from '@/shared/ui/BookmarkButton';
import { Button } from '@/shared/ui/Button';
import { BellIcon, FlagIcon, Icon, PencilIcon, PlusIcon, TrashIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { BackLink } from '@/shared/ui/BackLink';
import { KitBox } from './KitBox';
import * as S from './kit.styles';

const VARIANTS = ['primary', 'soft', 'gray', 'line', 'ghost', 'danger'] as const;

/** Every button in every state. */
export function ButtonBox() {
  return (
    <KitBox title="버튼" wide>
      {VARIANTS.map((variant) => (
        <S.Row key={variant}>
          <Button variant={variant} size="large">
            큰 버튼
          </Button>
          <Button variant={variant}>기본</Button>
          <Button variant={variant} size="small">
            작게
          </Button>
          <Button variant={variant} icon={<Icon of={PlusIcon} size={18} />}>
            더하기
          </Button>
          <Button variant={variant} to="/">
            링크
          </Button>
          <Button variant={variant} busy busyLabel="저장 중">
            저장하기
          </Button>
          <Button variant={variant} busy>
            보내기
          </Button>
          <Button variant={variant} disabled>
            꺼짐
          </Button>
          <Button variant={variant} inactive>
            설명하며 꺼짐
          </Button>
        </S.Row>
      ))}
      <S.Row>
        <IconButton label="알림" icon={BellIcon} iconSize={22} />
        <IconButton label="신고하기" icon={FlagIcon} />
        <IconButton label="수정" icon={PencilIcon} />
        <IconButton label="삭제" icon={TrashIcon} />
        <IconButton label="꺼진 버튼" icon={TrashIcon} disabled />
        <BackLink to="/">프로젝트 목록</BackLink>
      </S.Row>
      <S.Row>
        <Bookmarks />
      </S.Row>
    </KitBox>
  );
}

function Bookmarks() {
  const [isBookmark, setIsBookmark] = useState(false);
  const toggle = () => setIsBookmark(!isBookmark);

  return (
    <>
      <BookmarkButton isBookmark={isBookmark} onToggle={toggle} />
      <BookmarkButton isBookmark={isBookmark} count={isBookmark ? 42 : 41} onToggle={toggle} />
    </>
  );
}
