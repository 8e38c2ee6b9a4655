import { invoke, type Life } from '@tillkit/dom'
import { adoptAs, defineBehaviour, live } from '@tillkit/mount'
import { offerForElements } from '../shared/functions/public-functions.ts'
import { anatomy, attributes, BAR_COUNTER, functions } from './anatomy.ts'

/** Gives the bars of a list their lengths. They grow when the list is first seen, which is the entrance's to say. */
export const unit = defineBehaviour<null>({
  name: 'page-builder/bar-counter',
  selector: BAR_COUNTER,
  when: 'now',
  read: () => null,
  start(host) {
    let bars = host.branch()
    const begin = () => {
      bars.end()
      bars = host.branch()
      live(bars, anatomy.bar, bindBar, host.element)
    }
    begin()
    offerForElements(host, functions.init, begin)
  },
})

/** A length that is none leaves its bar as it was printed: the others have theirs. */
function bindBar(bar: Element, life: Life): void {
  const width = parseFloat(invoke(bar, 'getAttribute', attributes.width) ?? '')
  const isCopy = invoke(bar, 'matches', anatomy.copy)
  const isSilent = !isCopy && bar.textContent.trim() === ''
  const isUsable = width >= 0
  adoptAs(life, bar, {
    ...(isUsable && { style: { width: `${String(width)}%` } }),
    attributes: {
      ...(isCopy && { 'aria-hidden': 'true' }),
      ...(isSilent && isUsable && { role: 'img', 'aria-label': `${String(width)}%` }),
    },
  })
}
