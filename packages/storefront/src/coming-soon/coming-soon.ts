import { closestTo, listen } from '@tillkit/dom'
import { adoptAs, defineBehaviour, live } from '@tillkit/mount'
import { callShop } from '@tillkit/platform'
import { form } from '@tillkit/platform/requests'
import { DISMISS, dismissal } from './anatomy.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'

/** Dismisses the banner that tells the shop's own people that nobody else sees it. It stays where the shop does not take that. */
export const comingSoon = defineBehaviour({
  ...manifest,
  messages,
  read: () => null,
  start(host) {
    const { element: banner } = host
    const button = { role: 'button', tabindex: '0' }
    live(host, DISMISS, (link, life) => {
      // It is printed without a word: its cross is a picture of the style sheet's.
      const isNamed = link.hasAttribute('aria-label') || link.textContent.trim() !== ''
      adoptAs(life, link, { attributes: isNamed ? button : { ...button, 'aria-label': host.t('dismiss') } })
    }, banner)
    let isAsked = false
    const dismiss = async ({ dataset }: HTMLElement) => {
      if (isAsked) return
      isAsked = true
      try {
        const headers = { [dismissal.nonceHeader]: dataset[dismissal.nonceKey] ?? '' }
        await callShop(dataset[dismissal.addressKey] ?? '', { body: form(dismissal.fields), headers })
        adoptAs(host, banner, { style: { display: 'none' } })
      } catch {
        isAsked = false
        host.announce(host.t('failed'))
      }
    }
    listen<MouseEvent>(host, banner, 'click', (event) => {
      const link = closestTo(event, DISMISS)
      if (link) return dismiss(link)
    })
    // Without an address it is no link, so that no key clicks it.
    listen<KeyboardEvent>(host, banner, 'keydown', (event) => {
      const link = closestTo(event, DISMISS)
      if (!link || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      if (!event.repeat) link.click()
    })
  },
})
