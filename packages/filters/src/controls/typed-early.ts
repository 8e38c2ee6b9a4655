import { cameBefore } from '@tillkit/mount'

/**
 * Whether a shopper had typed into a field before our code came. What the browser itself has put back (a page that is
 * loaded anew, or come back to) is an older page's, and the address counts.
 */
export function isTypedEarly(field: HTMLInputElement): boolean {
  return !['restored', undefined].includes(cameBefore(field))
}
