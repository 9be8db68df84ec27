import Download from 'lucide-react/icons/download';
import type { MouseEvent } from 'react';
import { basePath } from '../browser/page-config.ts';
import { saveBlob } from '../browser/save-blob.ts';
import { sayFailure } from '../ui/feedback/say-failure.ts';
import buttons from '../ui/forms/button.module.css';
import { openContent } from './open-content.ts';

interface SaveLinkProps {
  /** Below the base path. */
  from: string;
  name: string;
  children: string;
}

/** Saves a file that the server makes. If it makes none, that is told: a browser's own download would fail in silence. */
export function SaveLink({ from, name, children }: SaveLinkProps) {
  const address = basePath + from;

  function press(event: MouseEvent) {
    event.preventDefault();
    void save();
  }

  async function save() {
    try {
      saveBlob(await (await openContent(address, {})).blob(), name);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <a href={address} download={name} className={buttons.plain} onClick={press}>
      <Download aria-hidden />
      {children}
    </a>
  );
}
