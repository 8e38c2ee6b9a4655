import { within } from '@tillkit/dom'
import type { Run } from '../life/run-in-tasks.ts'

/** How long code waits at most for looks that are on their way, in ms: less than a held touch does. */
const STYLES_TIMEOUT_MS = 2000

/** What is waited for, by its tag: who comes later waits for what is left of the time. */
const waits = new WeakMap<Element, Promise<unknown>>()

/** Asks for the style sheet of what is drawn, unless the page has it. One that cannot be had leaves no tag. */
export function askForDrawnSheet(): void {
  if (!__TILLKIT_DRAWN_SHEET__) return
  const href = import.meta.url.replace(/[^/]*$/, __TILLKIT_DRAWN_SHEET__)
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'stylesheet', href, className: 'tillkit', onerror: () => link.remove() }))
}

/**
 * Waits until the style sheets that have been asked for are there, so that nothing shows without its looks. One that fails
 * its tag takes away.
 */
export async function stylesHere(): Promise<void> {
  // They are put at the end of the head: every part asks, and the rest of the page need not be searched for them.
  const coming = [...document.head.querySelectorAll<HTMLLinkElement>('link.tillkit')].filter(({ sheet }) => !sheet)
  await Promise.all(coming.map(settled))
}

/**
 * Has steps wait for the style sheets that have been asked for: for a unit whose sheet lays out what the server has printed, which would be seen
 * to jump.
 * @param run how the steps are done then
 */
export const runStyled = (run: Run): Run => (step) => void stylesHere().then(() => run(step))

function settled(link: HTMLLinkElement): Promise<unknown> {
  const known = waits.get(link)
  if (known) return known
  const wait = within(STYLES_TIMEOUT_MS, new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true })
  }))
  waits.set(link, wait)
  return wait
}
