import { LANGUAGE_NAMES } from '@assembly/messages/language-names';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { findPlainTexts } from './find-plain-texts.ts';

/** Written by Intl in the reader's language. */
const DATES = [...new Set([...datesOf('long'), ...datesOf('short')])];

function datesOf(style: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat('en-GB', { month: style, weekday: style });
  return Array.from({ length: 366 }, (_, day) => Date.UTC(2026, 0, 1 + day)).flatMap((at) =>
    format.formatToParts(at).map(({ value }) => value),
  );
}

const WORDS_OF_INTL =
  /\b(a\.?m|p\.?m|ago|yesterday|today|tomorrow|days?|hours?|minutes?|min|seconds?|k?B|MB|GB|and|at|in|Central European \w+ ?Time|GMT|CES?T)\b/gi;

/** Brackets may be in others. */
function removeBrackets(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? rest : removeBrackets(rest);
}

/** The texts outside of brackets that a tour has found, and where. */
export class Findings {
  readonly found = new Map<string, string>();
  /** From the API, and names. */
  content = ['Our Assembly Google Chrome UTC GitHub', ...Object.values(LANGUAGE_NAMES)].join('\n');

  /** Names and content come from the API. */
  watch(page: Page) {
    page.on('response', async (response) => {
      if (!response.url().includes('/api/') || !response.ok()) return;
      const reply = await response.text().catch(() => '');
      this.content += reply.replaceAll(/\\[nrt]/g, ' ').replaceAll('\\"', '"');
    });
  }

  async addPage(where: string, page: Page) {
    this.add(where, await page.evaluate(findPlainTexts).catch(() => []));
  }

  /** As they were sent. */
  async addEmails(sources: string[]) {
    for (const source of sources) {
      const { subject = '', text = '', html = '' } = await PostalMime.parse(source);
      const written = html
        .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
        .replace(/<[^>]*>|&nbsp;/g, ' ');
      for (const one of [subject, text, written]) {
        this.add('email', removeBrackets(one).split('\n'));
      }
    }
  }

  /** In the end, when all replies of the API are known. */
  list = () =>
    [...this.found]
      .filter(([text]) => this.isPlain(text))
      .map(([text, where]) => `${where}: ${text}`)
      .sort();

  private add(where: string, texts: string[]) {
    for (const text of texts) this.found.getOrInsert(text, where);
  }

  /** Without dates and what the API sent, a letter is left. */
  private isPlain(text: string): boolean {
    if (this.content.includes(text)) return false;
    return text
      .replace(/\S+:\/\/\S+/g, '')
      .replace(WORDS_OF_INTL, '')
      .split(/[·,:()|\d\n]|– /)
      .map((piece) => piece.trim())
      .some(
        (piece) =>
          /\p{L}{2}/u.test(piece) && !DATES.includes(piece) && !this.content.includes(piece),
      );
  }
}
