import { addressTest } from '../../engine/address.ts'

/** Whether a text is an address as browsers take it in fields for one: a dot in the domain is not needed. */
export const isAddress = addressTest({ labelMax: 63 })
