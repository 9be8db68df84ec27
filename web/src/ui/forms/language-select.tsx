import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@assembly/messages/language-names';
import { useState } from 'react';
import { useLanguage } from '../../browser/locale/locale.ts';
import { t } from '../../browser/locale/messages.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { showToast } from '../feedback/show-toast.ts';
import styles from './text-field.module.css';

interface LanguageSelectProps {
  /** Stores the choice, before the app is shown in the language. */
  onChoose?: (language: Language) => Promise<void>;
}

export function LanguageSelect({ onChoose }: LanguageSelectProps) {
  const shown = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const isHydrated = useHydrated();

  async function choose(language: Language) {
    setChosen(language);
    try {
      await onChoose?.(language);
      const { chooseLanguage } = await import('../../browser/locale/choose-language.ts');
      await chooseLanguage(language);
    } catch {
      showToast({ severity: 'error', text: t.shared.language.notChanged });
    }
    setChosen(undefined);
  }

  return (
    <label className={styles.language}>
      {t.shared.language.label}
      <select
        // React does not correct the option that was selected while prerendering.
        key={`${isHydrated}`}
        className={styles.input}
        value={chosen ?? shown}
        onChange={({ target }) => void choose(target.value as Language)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language} dir="auto">
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
