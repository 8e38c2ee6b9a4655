import { readGlobal } from '@tillkit/platform'
import { PAGE } from './anatomy.ts'

/** The page's number, by which the plugin names what it remembers; empty where the theme does not say it. */
export function pageId(): string {
  return String(Object(readGlobal(PAGE)).page_id ?? '')
}
