import type { CalendarDetails } from '../google/calendar.ts';
import { parseAttachments, type StoredAttachment } from '../store/content/attachments.ts';
import type { EventRecord } from '../store/content/records.ts';
import { cleanText } from './clean-text.ts';

const LOCATION_MAX_CHARS = 1000;
const TITLE_MAX_CHARS = 300;
const URL_MAX_CHARS = 2000;
/** Google allows as many. */
const ATTACHMENTS_MAX = 25;
const FILE_ID = /^[\w-]{1,256}$/;

type EventDetails = Pick<EventRecord, 'location' | 'callUrl' | 'attachments' | 'repeats'>;

/** Converts what people entered in Google. Only http and https addresses are stored. */
export function toEventDetails(details: Partial<CalendarDetails>): EventDetails {
  const { location = '', callUrls = [], attachments = [], repeats = false } = details;
  return {
    location: toSingleLine(location, LOCATION_MAX_CHARS),
    callUrl: callUrls.map(toWebUrl).find((url) => url !== '') ?? '',
    attachments: attachments.length === 0 ? '[]' : JSON.stringify(toAttachments(attachments)),
    repeats: repeats ? 1 : 0,
  };
}

/** For stored details, which may be older than the current rules. */
export function sanitizeEventDetails(stored: EventDetails): EventDetails {
  return toEventDetails({
    location: stored.location,
    callUrls: [stored.callUrl],
    attachments: parseAttachments(stored.attachments),
    repeats: stored.repeats === 1,
  });
}

function toAttachments(attachments: CalendarDetails['attachments']): StoredAttachment[] {
  return attachments
    .map(({ title, url, fileId }) => ({
      title: toSingleLine(title, TITLE_MAX_CHARS),
      url: toWebUrl(url),
      fileId: FILE_ID.test(fileId) ? fileId : '',
    }))
    .filter(({ url }) => url !== '')
    .slice(0, ATTACHMENTS_MAX);
}

/** '' unless it is an http or https address, parsed as a browser does. */
function toWebUrl(text: string): string {
  if (text === '' || text.length > URL_MAX_CHARS) return '';
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return '';
  // Escaping makes it longer, and what is stored must be accepted again.
  return url.href.length > URL_MAX_CHARS ? '' : url.href;
}

function toSingleLine(text: string, maxChars: number): string {
  if (text === '') return '';
  const line = text.slice(0, maxChars).replace(/[\s\p{Cc}]+/gu, ' ');
  return cleanText(line).trim();
}
