import { X } from "lucide-react";
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as styles from "./sign-in-promo.css.ts";

export interface SignInPromoProps extends Omit<
  ComponentProps<"aside">,
  "className" | "style" | "title" | "children"
> {
  /** What signing in is good for. @default "登录后，接着上次的地方学" */
  title?: ReactNode;
  /** One line more. @default "免费专区随到随学，学习时长自动记录" */
  children?: ReactNode;
  /** The sign-in page. @default "/login" */
  signInHref?: string;
  /** Opens the dialog in place; the host prevents the link's own way. */
  onSignIn?: (event: MouseEvent) => void;
  /** Closed by its button, or by Escape while the focus is inside. */
  onClose: () => void;
}

/**
 * Asks a visitor at the window's lower edge, once, to sign in. It is announced to nobody and takes no focus;
 * where the page cannot go on without a sign-in use a `Dialog`.
 */
export function SignInPromo({
  title = "登录后，接着上次的地方学",
  children = "免费专区随到随学，学习时长自动记录",
  signInHref = "/login",
  onSignIn,
  onClose,
  ...rest
}: SignInPromoProps) {
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }
  return (
    // Escape is for whoever is inside already; every control in it does without.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside aria-label="登录提示" className={styles.root} onKeyDown={closeOnEscape} {...rest}>
      <p className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {children}
      </p>
      <div className={styles.way}>
        <Button asChild variant="accent">
          <a href={signInHref} onClick={onSignIn}>
            登录 / 注册
          </a>
        </Button>
      </div>
      <IconButton label="关闭" icon={X} onClick={onClose} />
    </aside>
  );
}
