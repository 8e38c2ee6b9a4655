import { invoke, type Life } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { focusBriefly } from '@tillkit/ui/plain'
import type { FormFields } from '../../engine/form-fields.ts'
import { isInside } from '../../engine/page/go-to-control.ts'
import { anatomy } from '../anatomy.ts'
import type { NewsletterHost } from '../context.ts'

/** A success that may be shown. */
interface Success {
  /** How long the form is bound. */
  readonly life: Life
  readonly form: FormFields
  /** Whether it is shown: where it leads to another page the fields stay until that comes. */
  readonly isShown: boolean
}

/**
 * Shows that the shopper is on the list, in place of the fields.
 * @returns leads the shopper there: with the focus where she is in the form still, in words where she has gone on
 */
export function bindSuccess(host: NewsletterHost, { life, form, isShown }: Success): () => void {
  const { element } = host
  const find = (selector: string) => invoke(element, 'querySelector', selector) as HTMLElement | null
  const success = find(anatomy.success)
  if (!success) return () => undefined
  const title = () => (invoke(success, 'querySelector', anatomy.successTitle) as HTMLElement | null) ?? success
  if (!isShown) return () => host.announce(title().textContent ?? '')
  const fields = find(anatomy.fields)
  const show = (node: HTMLElement, isThere: boolean) =>
    adopt(life, node, form.store, ({ submission }) => (submission.status === 'sent' ? { style: { display: isThere ? 'block' : 'none' } } : {}))
  show(success, true)
  if (fields) show(fields, false)
  return () => {
    if (isInside(element)) focusBriefly(host, title(), false)
    else host.announce(title().textContent ?? '')
  }
}
