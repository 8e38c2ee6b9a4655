import { addressTest } from '../engine/address.ts'

/**
 * Whether a text is an address by the contact form's rule (cases 1 to 18): what the theme took for one, but for a second `@`, behind
 * which it did not look. Spaces around it and capitals do not matter.
 */
export const isContactAddress = addressTest({ min: 6, labels: 2, trims: true })
