import { closestTo, invoke } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { isFree, scrollTo } from '@tillkit/platform/cart'
import { anatomy, classes } from '../anatomy.ts'
import type { Checkout } from '../context.ts'

/** How long parts of the page take to open, in ms. */
const SLIDE = 400

/** Links that open something on the page: the login, the terms. */
export function bindLinks(unit: Checkout): void {
  const { host } = unit
  onLegacy(document.body, 'click', host.guard((event) => {
    const [login, terms] = [closestTo(event, anatomy.loginToggle), closestTo(event, anatomy.termsLink)]
    if ((login || terms) && isFree(event) && (login ? toggleLogin(unit, login) : terms && toggleTerms(unit, terms))) event.preventDefault()
  }), host)
}

/** Opens the login, in view. @returns false where the page has none, and the link leads to one */
function toggleLogin({ slides, expanded }: Checkout, link: Element): boolean {
  const [login] = document.querySelectorAll(anatomy.loginForm)
  // A form in the order's form is none for browsers: its fields show by themselves, and `#` leads nowhere.
  if (!login) return link.getAttribute('href') === '#'
  const isOpen = !slides.isOpen(login)
  for (const toggle of document.querySelectorAll(anatomy.loginToggle)) expanded(toggle, isOpen)
  void slides.show(login, isOpen, SLIDE).then(() => {
    if (!isOpen) return
    scrollTo(login)
    const field = invoke(login, 'querySelector', 'input:not([type="hidden"])') as HTMLElement | null
    field?.focus({ preventScroll: true })
  })
  return true
}

/** Opens the terms where they stand on this page. @returns false where the link leads to them */
function toggleTerms({ host, slides, expanded }: Checkout, link: Element): boolean {
  const [terms] = document.querySelectorAll(anatomy.termsText)
  if (!terms) return false
  const isOpen = !slides.isOpen(terms)
  void slides.show(terms, isOpen, SLIDE)
  adoptAs(host, link, { classes: { [classes.termsOpen]: isOpen, [classes.termsClosed]: !isOpen } })
  expanded(link, isOpen)
  return true
}
