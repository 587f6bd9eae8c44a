import { Banner } from '@/shared/ui/Banner';

interface DraftNoticeProps {
  onDiscard: () => void;
  children?: string | undefined;
}

/** The notice of a form that was opened with its draft. */
export function DraftNotice({ onDiscard, children = '작성 중이던 내용을 불러왔어요.' }: DraftNoticeProps) {
  return (
    <Banner live action={{ label: '버리기', onClick: onDiscard }}>
      {children}
    </Banner>
  );
}
