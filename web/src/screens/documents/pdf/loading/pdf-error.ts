/** Why a PDF cannot be shown, in a sentence; downloading it may still help. */
export class PdfError extends Error {
  override name = 'PdfError';
}

export const PDF_ERRORS = {
  empty: 'This file is empty.',
  protected:
    'This PDF is protected by a password. Download it to open it in an app that asks for the password.',
  damaged: 'This PDF is damaged or incomplete and cannot be shown. Download it to try another app.',
  tooLarge: 'This PDF is too large to be shown here. Download it instead.',
  changed: 'The file has changed. Please close it and open it again.',
} as const;
