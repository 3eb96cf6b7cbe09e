import { AlertDialog } from "@xinglin/ui";

interface RevokeQuestionProps {
  device: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before signing another device out. */
export function RevokeQuestion({ device, onClose, onConfirm }: RevokeQuestionProps) {
  return (
    <AlertDialog open title="退出这台设备" onOpenChange={(open) => !open && onClose()} onConfirm={onConfirm}>
      「{device}」要重新登录才能再用这个账户，是否继续？
    </AlertDialog>
  );
}
