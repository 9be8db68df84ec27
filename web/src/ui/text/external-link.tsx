import type { ReactNode } from 'react';
import { t } from '../../browser/locale/messages.ts';

interface ExternalLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link out of this page, which stays open. The other site does not learn where it was followed. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  // An address of another scheme opens an app, and would leave an empty tab behind.
  const opensTab = /^(http|\/)/.test(href);
  return (
    <a
      href={href}
      className={className}
      rel="noopener noreferrer"
      target={opensTab ? '_blank' : undefined}
    >
      {children}
      {opensTab && <span className="visually-hidden"> {t.common.opensInNewTab}</span>}
    </a>
  );
}
