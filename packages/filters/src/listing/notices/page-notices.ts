import type { EndableLife } from '@tillkit/dom'
import { serverHtml, settle, type Region } from '@tillkit/mount'
import { anatomy } from '../../filters.anatomy.ts'
import { nameIn } from '../../filters.read.ts'
import type { Html } from '../requests/listing.schema.ts'

/** Makes what puts notices where they belong, by the classes that name them. */
export function createNotices(life: EndableLife): (html: Html) => void {
  const regions = new WeakMap<Element, Region>()
  return (html) => {
    if (life.signal.aborted) return
    for (const element of document.querySelectorAll(anatomy.notices)) {
      const text = html[nameIn(element, anatomy.noticesName) ?? '']
      if (text === undefined) continue
      const region = regions.get(element) ?? serverHtml(life, element)
      regions.set(element, region)
      region.replace(text)
    }
    settle()
  }
}
