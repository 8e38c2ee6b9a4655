import { giveBackFocus, invoke } from '@tillkit/dom'
import { adoptAs, live } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { addressOf } from '../shared/page-address.ts'
import { anatomy, classes, events, within } from './anatomy.ts'
import type { CartPage } from './context.ts'
import { showPage } from './page.bind.ts'
import { sentBy } from './form.bind.ts'

/** Sends a form of the page as its button would, and takes the page in that comes back. */
export async function sendForm(
  unit: CartPage,
  form: HTMLFormElement,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const fields = new FormData(form)
  for (const [name, value] of Object.entries(more)) fields.set(name, value)
  const content = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  const sent = sentBy(form)
  const html = await unit.change({
    run: (signal) => unit.call(addressOf(form), { body: { content }, signal, keepalive: true }),
    key: Object.keys(more).join(),
    once: String(content),
    action: 'update',
    message: 'updateFailed',
  })
  if (html !== undefined) applyAnswer(unit, () => showPage(unit, html, { sent, scrolls: true }))
}

/** Takes a line out. The row dims at once, and is itself again when the shop says no. */
export async function removeLine(unit: CartPage, link: HTMLAnchorElement): Promise<void> {
  const leaving = unit.host.branch()
  // Also in what is printed before the answer comes.
  live(leaving, anatomy.removeLink, (each, life) => {
    const row = (each as HTMLAnchorElement).href === link.href && each.closest(anatomy.row)
    if (row) adoptAs(life, row, { classes: { [classes.removing]: true }, attributes: { 'aria-busy': 'true' } })
  })
  const next = neighbourOf(link)
  const html = await unit.change({
    once: link.href,
    run: (signal) => unit.call(link.href, { signal, keepalive: true, mutates: true }),
    action: 'remove',
    message: 'removeFailed',
  })
  leaving.end()
  if (html === undefined) return
  const hadFocus = document.activeElement === link
  applyAnswer(unit, () => showPage(unit, html, { scrolls: true }))
  if (hadFocus && document.activeElement === document.body) focusRow(next)
  emitLegacy(document.body, events.itemRemoved)
}

/** Puts the line back that was taken out last, by the platform's own link. */
export async function undoRemoval(unit: CartPage, link: HTMLAnchorElement): Promise<void> {
  const html = await unit.change({
    once: link.href,
    run: (signal) => unit.call(link.href, { signal, keepalive: true, mutates: true }),
    action: 'update',
    message: 'updateFailed',
  })
  if (html !== undefined) applyAnswer(unit, () => showPage(unit, html))
}

/** What comes back may be another page: a login, a notice of works. The cart on screen stays then, we say so, and ask what became of it. */
function applyAnswer(unit: CartPage, show: () => void): void {
  try {
    show()
  } catch (cause) {
    unit.unsure('update', 'updateFailed', cause)
  }
}

/** The name of the field of the row that takes the focus over: the next one, else the one before. */
function neighbourOf(link: Element): string | undefined {
  const form = link.closest('form')
  const rows = form ? [...invoke(form, 'querySelectorAll', anatomy.row)] : []
  const at = rows.findIndex((row) => row.contains(link))
  return (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLInputElement>(anatomy.quantity)?.name
}

/** A keyboard would be lost with the row that it was on. */
function focusRow(name: string | undefined): void {
  if (name === undefined) return
  const field = document.querySelector(`${anatomy.form} [name="${CSS.escape(name)}"]`)
  giveBackFocus(field?.closest(anatomy.row)?.querySelector<HTMLElement>(within.removeLink))
}
