import { readGlobal } from '@tillkit/platform'

/** The page's number, by which the plugin names what it remembers; empty where the theme does not say it. */
export function pageId(): string {
  return String(Object(readGlobal('et_pb_custom')).page_id ?? '')
}
