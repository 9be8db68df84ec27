import { existsSync, readFileSync } from 'node:fs';

/** Loaded into a program before all else: its clock stands at the moment written in this file, once there is one. */
const file = process.env.STOPPED_CLOCK_FILE ?? '';
const realNow = Date.now;
Date.now = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : realNow());
