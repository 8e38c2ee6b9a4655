import { readFlag, readGlobal, readPageConfig } from '@tillkit/platform'
import { consent } from './anatomy.ts'

/**
 * Whether statistics are plainly allowed: by a consent tool's cookie, in a shop that visitors opt out of, or on a page on which nobody
 * asks. What is counted then is counted at once, and not lost where the page is left before the code that asks all tools has come.
 * @returns false also where that is not plain
 */
export function isPlainlyAllowed(): boolean {
  try {
    const { cookie } = document
    if (consent.refused.test(cookie)) return false
    if (consent.allowed.test(cookie)) return true
    const isOptOut = readGlobal(consent.type) === consent.optOut
    const asks = isOptOut ? consent.banner : consent.asks
    if (asks.test(cookie + Object.keys(window)) || document.querySelector(consent.scripts)) return false
    return isOptOut || readFlag(readPageConfig().consent['statistics'], true)
  } catch {
    // The page is kept from all cookies.
    return false
  }
}
