import type { ComponentProps } from "react";
import { Logo } from "../logo/logo.tsx";
import { CodePicture } from "../qr-code/code-picture.tsx";
import * as styles from "./site-footer.css.ts";

export interface FooterColumn {
  title: string;
  links: readonly { href: string; label: string }[];
}

export interface FooterCode {
  /** What it leads to: 手机 App. */
  name: string;
  src: string;
}

export interface SiteFooterProps extends Omit<ComponentProps<"footer">, "className" | "style" | "children"> {
  /** @default "/" */
  homeHref?: string;
  /** Contact phone, written for people. */
  phone?: string;
  /** When it is answered. */
  hours?: string;
  email?: string;
  /** Three fit beside the rest. */
  columns: readonly FooterColumn[];
  /** QR codes to scan. */
  codes?: readonly FooterCode[];
  company?: string;
  /** The site's filing number (备案号). */
  filing?: string;
  /** Where the filing can be looked up. */
  filingHref?: string;
  /** Further small print. */
  note?: string;
}

/** The foot of every page: how to reach the house, where else to go, and who answers for it. */
export function SiteFooter({
  homeHref = "/",
  phone,
  hours,
  email,
  columns,
  codes,
  company,
  filing,
  filingHref,
  note,
  ...rest
}: SiteFooterProps) {
  return (
    <footer className={styles.root} data-print="hide" {...rest}>
      <div className={styles.inner}>
        <address className={styles.contact}>
          <a className={styles.home} href={homeHref} aria-label="杏林针道，回到首页">
            <Logo />
          </a>
          {phone && (
            <a className={styles.phone} href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
              {phone}
            </a>
          )}
          {hours && <p className={styles.line}>{hours}</p>}
          {email && (
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </address>
        <nav className={styles.columns} aria-label="页脚">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={label}>
                    <a className={styles.link} href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {codes && codes.length > 0 && (
          <div className={styles.codes}>
            {codes.map(({ name, src }) => (
              <figure key={name} className={styles.code}>
                <CodePicture
                  className={styles.codePicture}
                  src={src}
                  alt={`${name}二维码`}
                  side={96}
                  loading="lazy"
                />
                <figcaption className={styles.codeName}>{name}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
      {(company || filing || note) && (
        <div className={styles.end}>
          {company && <span>© {company}</span>}
          {filing &&
            (filingHref ? (
              <a className={styles.filing} href={filingHref} rel="noreferrer">
                {filing}
              </a>
            ) : (
              <span>{filing}</span>
            ))}
          {note && <span>{note}</span>}
        </div>
      )}
    </footer>
  );
}
