import type { SettingsReply } from '../../api/settings.ts';

/** What every section of the settings gets. */
export interface SectionProps {
  reply: SettingsReply;
}
