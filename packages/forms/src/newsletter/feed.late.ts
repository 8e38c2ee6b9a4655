import { createFailureLines, h } from '@tillkit/ui/plain'
import type { Send } from '../theme-forms/lazy-send.ts'
import { standOut } from '../theme-forms/error-list.ts'
import { feedFields, names, popup, service } from './anatomy.ts'
import { buttonsIn } from './button.bind.ts'
import type { NewsletterHost } from './context.ts'
import { fieldNamed } from './read.ts'

/** Where a subscription to a feed is confirmed. The address for e-mail goes along where it is typed. */
export function feedAddress(feed: string, email: string): string {
  const told = [[feedFields.feed, feed], ['email', email]].filter(([, value]) => value !== '')
  // Half of a sign, as a text has it that was cut off there, no address can hold.
  return `${service}?${told.map(([name, value = '']) => `${name}=${encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'))}`).join('&')}`
}

/** Makes what subscribes to a feed: in a window of the service's, or by a link where the browser does not open one. */
export function openingOf(host: NewsletterHost): Send {
  const { element, t } = host
  const lines = createFailureLines<'blocked'>(host)
  return () => {
    const address = feedAddress(fieldNamed(element, feedFields.feed)?.value ?? '', fieldNamed(element, names.email)?.value.trim() ?? '')
    lines.clear('blocked')
    const opened = window.open(address, popup.name, popup.features)
    if (opened) return opened.focus()
    const words = t('popupBlocked')
    const anchor = buttonsIn(element).at(-1)?.parentElement ?? element
    lines.show('blocked', { words, className: 'tillkit-newsletter-blocked', role: 'alert', place: { position: 'after', anchor }, add: (line) => line.append(' ', linkTo(address, t('popupLink'))) })
  }
}

function linkTo(href: string, textContent: string): HTMLAnchorElement {
  return standOut(h('a', { href, target: '_blank', rel: 'noopener' }, textContent))
}
