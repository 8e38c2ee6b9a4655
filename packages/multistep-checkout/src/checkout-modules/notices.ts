import { adoptAs, live } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { scrollAfter } from '@tillkit/platform/cart'
import type { ModulesHost } from './host.ts'
import { anatomy, events } from './anatomy.ts'

/** Brings notices to where the page builder wants them. */
export function bindNotices(host: ModulesHost): void {
  const placed = new WeakSet<Element>()
  const place = () => placeGroups(host, placed)
  onLegacy(document.body, `${events.updated} ${events.failed}`, place, host)
  // Whoever raises no event puts them into the page all the same.
  live(host, anatomy.group, place)
  live(host, anatomy.good, moveAnswer)
  live(host, anatomy.couponField, (field, life) => {
    if (field.id !== '' || !field.closest(anatomy.couponModule)) return
    // The platform's own script looks for its field by this name, which the page builder has taken away with the label.
    const id = document.getElementById(anatomy.couponFieldId) ? null : anatomy.couponFieldId
    const label = field.getAttribute('aria-label') ?? field.getAttribute('placeholder')
    adoptAs(life, field, { attributes: { id, 'aria-label': label } })
  })
}

/** What was wrong with an order goes to the module for notices, or to the top of the first row. Without anything new nothing goes. */
function placeGroups(host: ModulesHost, placed: WeakSet<Element>): void {
  const module = document.querySelector(anatomy.noticesModule)
  const target = module ?? document.querySelector(anatomy.firstRow)
  if (!target || !document.querySelector(anatomy.billingInForm)) return
  const groups = [...document.querySelectorAll(anatomy.group)]
  const [first, ...others] = groups.filter((group) => !placed.has(group))
  if (!first) return
  for (const old of groups) if (placed.has(old)) old.remove()
  // What was said before it is over.
  for (const wrapper of module ? document.querySelectorAll(anatomy.noticesWrapper) : []) wrapper.replaceChildren()
  for (const other of others) adoptAs(host, other, { properties: { hidden: true } })
  for (const group of [first, ...others]) placed.add(group)
  keepFocus(() => (module ? module.append(first, ...others) : target.prepend(first, ...others)))
  // The page may be on its way to where they were.
  scrollAfter(first)
}

/** What the shop says of a coupon that it has taken goes to the module for notices; what opens a form stays. */
function moveAnswer(notice: Element): void {
  const wrapper = document.querySelector(anatomy.noticesWrapper)
  const isAnswer = notice.closest(anatomy.couponModule) && !notice.closest(anatomy.toggles) && !notice.parentElement?.closest(anatomy.good)
  if (wrapper && isAnswer) keepFocus(() => wrapper.append(notice))
}

/** What is moved loses the focus. */
function keepFocus(move: () => void): void {
  const { activeElement } = document
  move()
  if (activeElement instanceof HTMLElement && document.activeElement !== activeElement) activeElement.focus({ preventScroll: true })
}
