import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './login.module.css';

interface Tab<Name extends string> {
  name: Name;
  title: string;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** The ARIA tabs pattern: one tab stop, arrow keys select. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, chosen, onChoose, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (name: Name) => `${id}-${name}`;

  function selectByKey(event: KeyboardEvent) {
    const current = tabs.findIndex((tab) => tab.name === chosen);
    const tabByKey: Record<string, Tab<Name> | undefined> = {
      ArrowRight: tabs[current + 1] ?? tabs[0],
      ArrowLeft: tabs.at(current - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    };
    const next = tabByKey[event.key];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={selectByKey}
      >
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={tabId(name)}
            className={styles.tab}
            aria-selected={name === chosen}
            aria-controls={name === chosen ? `${id}-panel` : undefined}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={tabId(chosen)}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
