/** A family's idea of an address, as data. Lengths are in characters. */
export interface AddressRule {
  /** How long it may be as a whole. Default any. */
  readonly min?: number
  readonly max?: number
  /** How long what stands before the `@` may be. Default any. */
  readonly localMax?: number
  /** How long a part of the name behind it may be. Default any. */
  readonly labelMax?: number
  /** How many parts that name has at the least. Default 1: `localhost` will do. */
  readonly labels?: number
  /** Whether spaces around it are passed over. Default false. */
  readonly trims?: boolean
}

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i
/** One part of the name behind the `@`: no hyphen at its ends. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

/** Makes the test of a family's addresses. There is one `@` in each, and what is no letter, digit, hyphen or dot stands before it. */
export function addressTest({ min = 0, max = Infinity, localMax = Infinity, labelMax = Infinity, labels = 1, trims = false }: AddressRule): (text: string) => boolean {
  return (typed) => {
    const text = trims ? typed.trim() : typed
    const [local = '', domain = '', ...more] = text.split('@')
    const parts = domain.split('.')
    const isLong = text.length < min || text.length > max || local.length > localMax || parts.some((part) => part.length > labelMax)
    return !isLong && more.length === 0 && LOCAL.test(local) && parts.length >= labels && parts.every((part) => LABEL.test(part))
  }
}
