import { closestTo, listen } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import type { ConsentHost } from '../consent.context.ts'
import { classes, ids, selectors } from './anatomy.ts'

/** Binds the folds with the cookies of each category, of which one is open at a time. */
export function bindAccordion(host: ConsentHost, place: HTMLElement): void {
  if (!host.config.hasAuditTable) return
  const store = createStore<{ readonly open: Element | undefined }>(() => ({ open: undefined }))
  for (const fold of place.querySelectorAll(`${selectors.accordion}[id^=${ids.detail}]`)) {
    adopt(host, fold, store, ({ open }) => ({ classes: { [classes.accordionOpen]: open === fold } }))
    const button = fold.querySelector(selectors.accordionButton)
    if (button) adopt(host, button, store, ({ open }) => ({ attributes: { 'aria-expanded': String(open === fold) } }))
    listen(host, fold, 'click', (event) => {
      // What is listed may be marked and copied.
      if (closestTo(event, `${selectors.switch},${selectors.accordionBody}`)) return
      store.setState(({ open }) => ({ open: open === fold ? undefined : fold }))
    })
  }
}
