import { hasBox, listen, nearest, shownById, invoke } from '@tillkit/dom'
import { raiseCheckout } from '@tillkit/platform/checkout'
import { goToField } from '@tillkit/ui/plain'
import { scrollTo } from '@tillkit/platform/cart'
import { anatomy, classes } from '../anatomy.ts'
import type { CheckoutHost, Errors } from '../context.ts'
import { judgedFields } from './field-marks.ts'

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

/** Judges all fields of a form, and brings the first that is wrong into view. @returns whether one that shows is wrong */
export function validateAll(form: Element, { marks, refused }: Pick<Errors, 'marks' | 'refused'>): boolean {
  // Only the shop can say whether what it refused is right now.
  for (const said of [...refused.values()]) said.end()
  judgedFields(form).forEach((field) => marks.judge(field))
  const first = [...invoke(form, 'querySelectorAll', `.${classes.invalid}`)].find(hasBox)
  if (first) scrollTo(first)
  return first !== undefined
}
