/** What may stand before the `@`. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/
/** One part of the name behind it: no hyphen at its ends. */
const LABEL = /^(?!-)[a-z0-9-]+(?<!-)$/

/**
 * Whether a text is an address by the contact form's rule (cases 1 to 18): what the theme took for one, but for a second `@`, behind
 * which it did not look. Spaces around it and capitals do not matter.
 */
export function isContactAddress(typed: string): boolean {
  const text = typed.trim().toLowerCase()
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return text.length >= 6 && more.length === 0 && LOCAL.test(local) && labels.length >= 2 && labels.every((label) => LABEL.test(label))
}
