import type { CalendarItem, DriveFile } from '../google-items.ts';

/** An attachment without an address is the file of the drive that has its title. */
export function attachFiles(items: CalendarItem[], files: DriveFile[]): CalendarItem[] {
  const byTitle = new Map(files.map((file) => [file.title, file]));
  return items.map(({ attachments, ...item }) => {
    if (!attachments) return item;
    const linked = attachments.map((attachment) => {
      const file = byTitle.get(attachment.title ?? '');
      if (attachment.fileUrl !== undefined || !file) return attachment;
      const { id: fileId, mimeType } = file;
      const fileUrl = `https://drive.sandbox.example/open?id=${fileId}`;
      return { ...attachment, fileId, fileUrl, mimeType };
    });
    return { ...item, attachments: linked };
  });
}
