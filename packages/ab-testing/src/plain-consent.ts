import { readFlag, readGlobal, readPageConfig } from '@tillkit/platform'
import { ALLOWED, ASKS, BANNER, consent, REFUSED } from './anatomy.ts'

/** The banner's function, as far as it is asked. */
type AskBanner = () => { readonly categories?: { readonly analytics?: unknown } } | null | undefined
/** And the platform's. */
type AskPlatform = (category: string) => unknown

/**
 * Whether statistics are plainly allowed: by a consent tool's cookie, by what its function says, or by the shop where no tool says
 * anything. What is counted then is counted at once, and not lost where the page is left before the code that follows all tools has come.
 * @returns false also where that is not plain
 */
export function isPlainlyAllowed(): boolean {
  try {
    const { cookie } = document
    if (REFUSED.test(cookie)) return false
    if (ALLOWED.test(cookie)) return true
    const chosen = (readGlobal(consent.askBanner) as AskBanner | undefined)?.()?.categories?.analytics
    if (typeof chosen === 'boolean') return chosen
    const answer = (readGlobal(consent.askPlatform) as AskPlatform | undefined)?.(consent.category)
    if (answer === false) return false
    const names = cookie + Object.keys(window)
    const hasBanner = BANNER.test(names) || document.querySelector(consent.scripts)
    // Beside a banner the platform may let everything pass until that has told it how it asks.
    return (answer === true && !hasBanner) || readFlag(readPageConfig().consent[consent.category], !hasBanner && !ASKS.test(names))
  } catch {
    // The page is kept from all cookies, or a tool cannot say.
    return false
  }
}
