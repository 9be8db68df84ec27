// The worker that reads PDFs, built into a file of its own.
import './polyfills.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
