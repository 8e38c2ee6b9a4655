import { pageJQuery } from '@tillkit/platform'
import { type EndableLife, native } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { classes } from '../anatomy.ts'
import type { Checkout } from '../context.ts'

/** Takes the overlays off that gateways and plugins have put over elements by the page's BlockUI, where it has that. */
export function unblock(elements: Iterable<Element>): void {
  const covered: object | undefined = pageJQuery()?.([...elements])
  const { unblock: lift } = (covered ?? {}) as { readonly unblock?: unknown }
  if (typeof lift === 'function') Reflect.apply(lift, covered, [])
}

/** Whether a form is being sent, by whomever. A form's fields may hide what it has. */
export const isBusy = (form: Element): boolean => native(form, 'classList').contains(classes.busy)

/** Says that the form is being sent. The class on it is the truth for everybody: gateways set it and take it off. */
export interface Busy {
  start(): void
  end(): void
}

/** Makes what shows that a form is being sent. */
export function createBusy({ host, form, store }: Pick<Checkout, 'host' | 'form' | 'store'>): Busy {
  let shown: EndableLife | undefined
  return {
    start() {
      shown?.end()
      shown = host.branch()
      adoptAs(shown, form, { classes: { [classes.busy]: true }, attributes: { 'aria-busy': 'true' } })
      const own = shown
      whenFree(own, form, () => {
        own.end()
        // Its payment was broken off: what is typed from now on is kept again.
        store.setState({ isSent: false })
      })
    },
    end() {
      shown?.end()
      native(form, 'classList').remove(classes.busy)
      // A gateway covers the form while it fetches its token, and leaves the rest to whoever sends the order.
      unblock([form])
    },
  }
}

/** Hears of the flag that a gateway takes off by itself, to open the form again. */
function whenFree(shown: EndableLife, form: Element, free: () => void): void {
  const observer = new MutationObserver(() => isBusy(form) || free())
  observer.observe(form, { attributeFilter: ['class'] })
  shown.onEnd(() => observer.disconnect())
}
