import { native } from '@tillkit/dom'
import { adoptAs, defineWidget, InvalidMarkup } from '@tillkit/mount'
import { isRecord, readGlobal } from '@tillkit/platform'
import { isBuilder } from '@tillkit/platform/theme'
import { ELEMENTS, TAKEN } from './anatomy.ts'
import { manifest } from './manifest.ts'
import { createStickyPage, type StickyPage } from './page.ts'
import { dropCopied } from './stick.bind.ts'

/** What the page's list says of an element; undefined where it says nothing. */
interface StickyItem {
  readonly item: { readonly id: string; readonly printed: unknown } | undefined
}

/** Elements that stick to the window. All of a page's are followed together. */
export const stickyElements = defineWidget<StickyItem, StickyPage>({
  ...manifest,
  read(element) {
    const list = readGlobal(ELEMENTS)
    if (!isRecord(list)) throw new InvalidMarkup(ELEMENTS, 'is no list by names', 'Print it as the theme does.', { help: 'sticky-list' })
    const id = [...native(element, 'classList')].find((name) => Object.hasOwn(list, name))
    return { item: id === undefined || isBuilder() ? undefined : { id, printed: list[id] } }
  },
  key: () => 'page',
  store: createStickyPage,
  dispose: (page) => page.end(),
  bind(host) {
    const { element, config: { item }, store } = host
    if (!item) return
    dropCopied(element)
    // Another unit may have asked the browser to have it stick.
    const isByBrowser = getComputedStyle(element).position === 'sticky'
    adoptAs(host, element, {
      attributes: { [TAKEN]: '' },
      ...(isByBrowser && { style: { position: 'relative', top: 'auto', bottom: 'auto' } }),
    })
    store.join(host, element, item)
  },
})
