import { Notice } from '@/shared/ui/Notice';

interface DraftNoticeProps {
  onDiscard: () => void;
}

/** Tells that a form opened with what was typed last time. */
export function DraftNotice({ onDiscard }: DraftNoticeProps) {
  return (
    <Notice live action={{ label: '버리기', onClick: onDiscard }}>
      작성 중이던 내용을 불러왔어요.
    </Notice>
  );
}
