import { browserStorage, parseJson, readCookie, toJson } from '@tillkit/dom'
import { CART_COOKIES } from './news/anatomy.ts'

/** Where all tabs keep which hash was the answer to a tab's question, and after which change of the cart it had asked. */
const KEY = 'tillkit-cart-answer'

const cookieNow = () => readCookie(CART_COOKIES.hash)

/**
 * The last change of the cart that this browser knows of: the platform's cookie, as it was right after it. That cookie changes with
 * answers as well, where the shop has another hash for each language or currency, or a new one each time; what a tab was answered is no
 * news to the others, or they would ask each other for ever.
 */
export const cartNow = (): string => changeBehind(cookieNow())

/** The change after which a tab was answered with a hash; the hash itself where it is no answer that is known, as that tab may be about to note it. */
export function changeBehind(hash: string): string {
  const kept = parseJson(browserStorage.read(KEY) ?? '')
  const [answer, change] = Array.isArray(kept) ? (kept as readonly unknown[]) : []
  return answer === hash && typeof change === 'string' ? change : hash
}

/**
 * Asks the shop for the cart, or for what depends on it, without changing it: what its cookie says then is noted as an answer.
 * @param isOvertaken whether this page has begun to change the cart meanwhile: the cookie may be that change's. Default never
 */
export async function readingCart<T>(load: () => Promise<T>, isOvertaken: () => boolean = () => false): Promise<T> {
  const before = cartNow()
  const answer = await load()
  const cookie = cookieNow()
  // What another tab had just been answered, when this one asked, that tab may have noted only then.
  const change = changeBehind(before)
  // Most shops answer with the hash that there was. That there is no cart any more is the same for all tabs, so it is news to each once.
  if (cookie !== '' && cookie !== change && !isOvertaken()) browserStorage.write(KEY, toJson([cookie, change]))
  return answer
}
