import { invoke, listen, nearest } from '@tillkit/dom'
import { scrollTo } from '@tillkit/platform/cart'
import { anatomy, classes } from '../anatomy.ts'
import { showStep } from '../navigation/show-step.ts'
import type { Steps } from '../context.ts'
import { invalidIn, lacksIn, type Lack } from '../steps/step-fields.ts'
import { lacksHtml } from '../step-errors/step-notices.ts'
import { orderButtonIn } from './order-button.bind.ts'
import { loadRefusedFields } from '../step-errors/load-refused-fields.ts'

/** Places the order by the shop's own button. */
export interface Placing {
  place(): void
}

/**
 * Makes what Continue does on the last step: it presses the order's own button. What lacks in a step that is hidden is shown
 * before; where the shopper presses again with the same, the shop has the last word.
 */
export function createPlacing(steps: Steps): Placing {
  const { host, store, sections, notices } = steps
  let announced: Element | undefined
  let isLeaving = false
  // Without a script that sends the order, the browser leaves with it: a second press would send another.
  listen(host, window, 'submit', (event) => {
    if (event.target instanceof Element && invoke(event.target, 'matches', anatomy.form)) isLeaving = !event.defaultPrevented
  })
  // Also raised where a page is left before it was whole.
  listen<PageTransitionEvent>(host, window, 'pageshow', ({ persisted }) => {
    if (persisted) isLeaving = false
  })
  return {
    place() {
      const section = sections.of(store.getState().current)
      const button = section && orderButtonIn(section)
      if (!button || button.disabled || isLeaving || nearest(button, `${anatomy.form}.${classes.processing}`)) return
      const lack = lackInHidden(steps)
      if (lack && lack.field !== announced) {
        announced = lack.field
        showStep(steps, lack.hash, { focus: 'none' })
        const notice = notices.show(lacksHtml([lack], ({ label }) => host.t('missing', { label })))
        lack.field.focus({ preventScroll: true })
        return scrollTo(notice)
      }
      announced = undefined
      // The shop may refuse it.
      void loadRefusedFields()
      button.click()
    },
  }
}

/** The first field that lacks something in a step that is hidden: emptied by a script or the browser's autofill since it was checked. */
function lackInHidden({ store, sections }: Steps): (Lack & { readonly hash: string }) | undefined {
  const { steps, current } = store.getState()
  for (const { hash } of steps) {
    const section = hash === current ? undefined : sections.of(hash)
    const [lack] = section ? [...lacksIn(section), ...invalidIn(section)] : []
    if (lack) return { ...lack, hash }
  }
  return undefined
}
