import { type EndableLife, type Life, listen } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { createFailureLines } from '@tillkit/ui/plain'
import { classes, COUPON_ERROR_ID } from '../anatomy.ts'

/** What is said under a coupon's field. */
export interface CouponErrors {
  /** Says it under its own field, until somebody types. The field has the focus. */
  show(field: HTMLInputElement, words: string): void
  clear(): void
}

/** Makes what is said under coupon fields; at the end of the life they are as the server printed them. */
export function createCouponErrors(life: Life): CouponErrors {
  const lines = createFailureLines<'coupon'>(life)
  let shown: EndableLife | undefined
  const clear = () => {
    shown?.end()
    lines.clear('coupon')
  }
  return {
    clear,
    show(field, words) {
      clear()
      if (!words) return
      const own = life.branch()
      shown = own
      // Another field on the page may have the platform's id: each speaks of its own.
      const id = document.getElementById(COUPON_ERROR_ID) ? `${COUPON_ERROR_ID}-2` : COUPON_ERROR_ID
      const place = (line: HTMLElement) => field.parentElement?.append(line)
      lines.show('coupon', { words, id, className: classes.couponError, role: 'alert', tag: 'span', place })
      adoptAs(own, field, { classes: { [classes.fieldError]: true }, attributes: { 'aria-invalid': 'true', 'aria-describedby': id } })
      for (const type of ['input', 'change']) listen(own, field, type, clear)
      field.focus()
    },
  }
}
