import { listen, nearest, shownById } from '@tillkit/dom'
import { raiseCheckout } from '@tillkit/platform/checkout'
import { goToField } from '@tillkit/ui/plain'
import { anatomy } from '../anatomy.ts'
import type { CheckoutHost } from '../context.ts'

/** Lets an error of a field lead to it: opened, in view, with the focus in it. The address stays what it is. */
export function followErrorLinks(host: CheckoutHost): void {
  listen(host, document, 'click', (event) => {
    const link = nearest(event.target, anatomy.errorLink)
    const id = link?.getAttribute('href')?.slice(1)
    if (!id || event.defaultPrevented || !seekField(id)) return
    event.preventDefault()
  })
}

/** Brings a field to the shopper. @returns whether the page has it */
export function seekField(id: string): boolean {
  const field = shownById(id)
  if (!field) return false
  raiseCheckout('seek', { field })
  // A list that a library stands for is focused by that.
  const standIn = field.closest(anatomy.row)?.querySelector<HTMLElement>(anatomy.standIn)
  goToField(standIn ?? field)
  return true
}
