import { REVISION_COOKIE } from '../cookie/anatomy.ts'
import { COOKIE, PREFIX } from './anatomy.ts'
import type { Gate } from './parked.ts'
import { readRevision } from './revision.ts'

interface Category {
  readonly slug: string
  readonly isNecessary?: boolean
  readonly defaultConsent?: Readonly<Record<string, boolean>>
}

/** The plugin's settings, as far as the gate reads them. PHP prints a list with gaps as an object. */
interface Config {
  readonly _categories?: Readonly<Record<string, Category>>
  readonly _providersToBlock?: Readonly<Record<string, { readonly re: string; readonly categories: readonly string[] }>>
  readonly _bannerConfig?: { readonly settings?: { readonly applicableLaw?: string } }
}

/** The plugin's settings, once the page has them. */
export const readConfig = (): Config | undefined => (window as { _ckyConfig?: Config })._ckyConfig

/** Whether a category is refused: as the unit says, else as the cookie does, else as the page's law has it by default. */
export function isRefused(gate: Pick<Gate, 'allowed'>, slug: string): boolean {
  const config = readConfig()
  const category = Object.values(config?._categories ?? {}).find((one) => one.slug === slug)
  if (slug === 'necessary' || (config && (!category || category.isNecessary))) return false
  if (gate.allowed) return !gate.allowed.includes(slug)
  const stored = isOutdated() ? '' : cookieNamed(COOKIE)
  const has = (pair: string) => `,${stored},`.includes(`,${pair},`)
  // Of a category that the shop has added since, a visitor who has chosen has allowed nothing.
  if (has('action:yes')) return !has(`${slug}:yes`)
  // A signal of the browser's stands for a choice until there is one.
  if ((navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl) return true
  return !has(`${slug}:yes`) && (has(`${slug}:no`) || !category?.defaultConsent?.[config?._bannerConfig?.settings?.applicableLaw ?? ''])
}

/** Whether the shop's policy has been revised since the visitor chose: then nothing has been chosen. */
export function isOutdated(): boolean {
  const revision = readRevision()
  return revision > 0 && !(Number(cookieNamed(REVISION_COOKIE)) >= revision)
}

/** The value of a cookie; undefined where the page has none of the name. */
const cookieNamed = (name: string) => cookies().match(`(?:^|; )${name}=([^;]*)`)?.[1]

/** The page's cookies; none where it is kept from them, as one in a sandboxed frame is. */
function cookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** The categories because of which something may have to wait: those that it declares, which is one but where the page's list is what has marked it, else those that the page's list has for its address. */
export function categoriesOf(address: string, declared: string | null | undefined): readonly string[] {
  if (declared) return declared.trim().split(/\s+/).map((one) => one.replace(PREFIX, ''))
  try {
    const { host, pathname } = new URL(address, document.baseURI)
    const place = (host + pathname).replace(/^www\./, '')
    return Object.values(readConfig()?._providersToBlock ?? {}).flatMap(({ re, categories }) => (re && place.includes(re) ? categories : []))
  } catch {
    return []
  }
}

/** How a node declares categories. Others know by it that the node is not theirs to wake. */
export const declaring = (categories: readonly string[]): string => categories.map((slug) => PREFIX + slug).join(' ')
