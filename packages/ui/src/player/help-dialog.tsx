import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { shortcuts } from "./keyboard.ts";
import * as styles from "./menu.css.ts";
import { useCore, usePlayer } from "./use-player.ts";

/** The list of keys; native, so that it stands above the picture in fullscreen too. */
export function HelpDialog({ canNote }: { canNote: boolean }) {
  const core = useCore();
  const open = usePlayer((state) => state.help);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles.help}
      data-theme="night"
      aria-labelledby={titleId}
      onClose={() => core.setHelp(false)}
      onKeyDown={(event) => {
        if (event.key === "?") core.setHelp(false);
      }}
    >
      <div className={styles.helpHead}>
        <h2 id={titleId} className={styles.helpTitle}>
          快捷键
        </h2>
        <IconButton label="关闭" icon={X} onClick={() => core.setHelp(false)} />
      </div>
      <dl className={styles.keys}>
        {shortcuts
          .filter(({ forNotes }) => canNote || !forNotes)
          .map(({ keys, does }) => (
            <div key={does} className={styles.keyRow}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className={styles.does}>{does}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.helpNote}>焦点在播放器里时有效，打字时不会触发。</p>
    </dialog>
  );
}
