import { addressTest } from '../../engine/rules.ts'

/** What the builder takes for an e-mail address; hyphens at the ends of names pass in its script and fail at its server. */
export const isAddress = addressTest({ min: 6, max: 254, localMax: 63, labelMax: 63, labels: 2 })

const ADDRESS = /^(?:(?:https?|ftp):)?\/\/(?:[^\s/?#@]+@)?([^\s/?#:@]+)(?::\d{2,5})?(?:[/?#]\S*)?$/i
const LABEL = /^[a-z0-9\u{a1}-\u{ffff}](?:[a-z0-9\u{a1}-\u{ffff}_-]{0,62})$/iu
const TOP = /^[a-z\u{a1}-\u{ffff}]{2,}$/iu
const FOUR = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/

/** Whether a text is the address of a page that everybody can reach: no name of one's own network, and no number of it. */
export function isPageAddress(text: string): boolean {
  const [, host = ''] = ADDRESS.exec(text) ?? []
  const numbers = FOUR.exec(host)?.slice(1).map(Number)
  if (numbers) return isPublic(numbers)
  const labels = host.replace(/\.$/, '').split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP.test(labels.at(-1) ?? '')
}

function isPublic([a = 0, b = 0, c = 0, d = 0]: readonly number[]): boolean {
  const isOwn = a === 10 || a === 127 || (a === 169 && b === 254) || (a === 192 && b === 168) || (a === 172 && b >= 16 && b <= 31)
  return !isOwn && a >= 1 && a <= 223 && b <= 255 && c <= 255 && d >= 1 && d <= 254
}

/** An address as it is meant where somebody has left out how it begins. */
export const withScheme = (text: string): string => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`)
