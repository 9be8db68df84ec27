import type { Sentence as Parts } from '@assembly/messages/words-for';
import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with elements in it, such as a link: they need no keys. */
export const Sentence = ({ parts }: { parts: Parts<ReactNode> }) =>
  createElement(Fragment, null, ...parts);
