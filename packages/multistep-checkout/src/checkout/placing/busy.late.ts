import { type EndableLife, native } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { classes } from '../anatomy.ts'
import type { Checkout } from '../context.ts'
import { unblock } from '../../shared/unblock.ts'
import { isBusy } from './is-busy.ts'

/** Whether the form is being sent. The class on it is the truth for everybody: gateways set it and take it off. */
export interface Busy {
  start(): void
  end(): void
}

/** Makes what shows that a form is being sent. */
export function createBusy({ host, form }: Pick<Checkout, 'host' | 'form'>): Busy {
  let shown: EndableLife | undefined
  return {
    start() {
      shown?.end()
      shown = host.branch()
      adoptAs(shown, form, { classes: { [classes.busy]: true }, attributes: { 'aria-busy': 'true' } })
      whenFree(shown, form)
    },
    end() {
      shown?.end()
      native(form, 'classList').remove(classes.busy)
      // A gateway covers the form while it fetches its token, and leaves the rest to whoever sends the order.
      unblock([form])
    },
  }
}

/** Ends with the flag that a gateway takes off by itself, to open the form again. */
function whenFree(shown: EndableLife, form: Element): void {
  const observer = new MutationObserver(() => isBusy(form) || shown.end())
  observer.observe(form, { attributeFilter: ['class'] })
  shown.onEnd(() => observer.disconnect())
}
