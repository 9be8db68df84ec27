import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ComponentProps, useRef, useState } from 'react';
import { t } from '../browser/locale/messages.ts';
import { useAddress } from '../browser/navigation/address.ts';
import { afterPaint } from '../browser/timing.ts';
import { AppLink } from '../ui/text/app-link.tsx';
import { usePublishedHeight } from '../ui/use-published-height.ts';
import styles from './bottom-bar.module.css';
import { EntryBadge, listEntries } from './entries.tsx';

/** The button that opens the drawer. */
export type MenuButtonProps = Pick<
  ComponentProps<'button'>,
  'aria-expanded' | 'aria-controls' | 'onClick'
>;

/** The members' screens, on phones. The others are behind "More". */
export function BottomBar({ menu, hasBadges }: { menu: MenuButtonProps; hasBadges: boolean }) {
  const bar = useRef<HTMLElement>(null);
  usePublishedHeight(bar, '--bottom-bar-height');
  const { path } = useAddress();
  const [chosen, setChosen] = useState('');

  // Mark the entry first: rendering the screen takes a slow phone a while.
  function choose(to: string, go: () => void) {
    setChosen(to);
    afterPaint(() => {
      setChosen('');
      go();
    });
  }

  const entries = listEntries().filter(({ audience }) => audience === 'member');
  return (
    <nav ref={bar} aria-label={t.app.menu.main} className={styles.bar}>
      <ul className={styles.entries}>
        {entries.map(({ to, text, shortText = text, icon: Icon, counted }) => (
          <li key={to}>
            <AppLink
              to={to}
              className={styles.entry}
              isCurrent={chosen ? chosen === to : undefined}
              onFollow={(go) => choose(to, go)}
            >
              <Icon aria-hidden />
              {shortText}
              {hasBadges && <EntryBadge counted={counted} className={styles.badge} />}
            </AppLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.entry}
            aria-current={entries.every(({ to }) => to !== path) || undefined}
            {...menu}
          >
            <Ellipsis aria-hidden />
            {t.common.more}
          </button>
        </li>
      </ul>
    </nav>
  );
}
