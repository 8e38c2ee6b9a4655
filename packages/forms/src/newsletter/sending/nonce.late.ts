import { callShop, isRecord, readGlobal } from '@tillkit/platform'
import { createNonces, nonceIn } from '@tillkit/platform/requests'
import { themeText } from '@tillkit/platform/theme'
import { settings } from '../anatomy.ts'

/** What the server prints by now, where it has said so: what is refused with that is refused for another reason. */
let current: string | undefined

/**
 * Gets a newer nonce than one that was refused: a page from a cache may be older than its nonce lives. All forms of the page, and the
 * theme's other calls, go on with it.
 * @returns whether there is one
 */
export async function renewNonce(refused: string): Promise<boolean> {
  if (refused === current) return false
  const nonces = createNonces({
    initial: refused,
    shared: { read: () => themeText(settings.nonce, '') || undefined, write },
    fresh: () => freshNonce(refused),
  })
  return (await nonces.refresh(refused)) !== undefined
}

function write(nonce: string): void {
  const printed = readGlobal(settings.global)
  if (isRecord(printed)) Reflect.set(printed, settings.nonce, nonce)
}

/**
 * The nonce of this page as the server prints it now. With a query of its own, which caches of pages pass on, in place of the page's: to
 * ask for that again might put something into the cart once more.
 */
async function freshNonce(refused: string): Promise<string | undefined> {
  const { text } = await callShop(`${location.pathname}?tillkit-nonce=${Date.now().toString(36)}`, { by: 'fetch' })
  const printed = new RegExp(`"${settings.nonce}"\\s*:\\s*"([^"]*)"`).exec(text)?.[1]
  const nonce = nonceIn(printed ?? '')
  if (nonce !== refused) return nonce
  current = nonce
  return undefined
}
