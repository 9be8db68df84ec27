// Part of make-pdfs.sh: what Firefox prints. usage: make-with-firefox.mjs HTML PDF
import { pathToFileURL } from 'node:url';
import { launch } from 'puppeteer-core';

const [html, path] = process.argv.slice(2);
const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });
const page = await browser.newPage();
await page.goto(pathToFileURL(html).href);
await page.pdf({ path });
await browser.close();
