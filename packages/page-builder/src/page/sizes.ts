import { createDebounce, followSize, type Life, listen } from '@tillkit/dom'
import { live } from '@tillkit/mount'
import { emitLegacy, onLegacy, readFlag, readGlobal } from '@tillkit/platform'
import { anatomy, events, FORCED } from './anatomy.ts'

/** How long sections that come to be seen are waited for, in ms: a tab may show several. */
const WAIT = 200

/** Tells whoever asks for it of each change of the page's width, and of a change of size at which somebody wants that told. */
export function notifyWidth(life: Life): void {
  const notify = () => {
    for (const one of document.querySelectorAll(anatomy.told)) emitLegacy(one, events.width)
  }
  let width: number | undefined
  followSize(life, { of: [document.querySelector(anatomy.container) ?? document.body] }, ([entry]) => {
    const before = width
    width = entry?.contentRect.width
    if (before !== undefined && before !== width) notify()
  })
  onLegacy(window, 'resize', () => {
    if (!readFlag(readGlobal(FORCED))) return
    Reflect.set(window, FORCED, false)
    notify()
  }, life)
}

/** Tells the window that it is to be laid out anew once a section is shown that had no size: in a tab, in a popup. */
export function notifyShown(life: Life): void {
  const telling = createDebounce(life)
  const hidden = new WeakSet<Element>()
  const follow = followSize(life, { of: [] }, (entries) => {
    for (const { target, contentRect } of entries) {
      if (contentRect.width === 0 && contentRect.height === 0) hidden.add(target)
      else if (hidden.delete(target)) telling.schedule(WAIT, () => dispatchEvent(new Event('resize')))
    }
  })
  live(life, anatomy.section, (section, sectionLife) => sectionLife.onEnd(follow(section)))
}

/** Runs once the page has loaded, at once where it has. */
export function whenLoaded(life: Life, run: () => void): void {
  if (document.readyState === 'complete') life.guard(run)()
  else listen(life, window, 'load', run, { once: true })
}
