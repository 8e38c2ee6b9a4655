import { closestTo, type Life, listen } from '@tillkit/dom'
import { adoptAs, live } from '@tillkit/mount'
import { callShop } from '@tillkit/platform'
import { form } from '@tillkit/platform/requests'
import { anatomy, dismissal } from './anatomy.ts'
import type { PageEventsHost } from './context.ts'

/** Dismisses the banner that tells the shop's own people that nobody else sees it. It stays where the shop does not answer. */
export function bindComingSoon(host: PageEventsHost): void {
  live(host, anatomy.comingSoon, (banner, life) => {
    live(life, anatomy.dismiss, (link, linkLife) => adoptAs(linkLife, link, { attributes: { role: 'button', tabindex: '0' } }), banner)
    listen<MouseEvent>(life, banner, 'click', (event) => {
      const link = closestTo(event, anatomy.dismiss)
      if (link) return dismiss(host, life, { banner, link })
    })
    // Without an address it is no link, so that Enter does not click it.
    listen<KeyboardEvent>(life, banner, 'keydown', (event) => {
      if (event.key === 'Enter' && !event.repeat) closestTo(event, anatomy.dismiss)?.click()
    })
  })
}

async function dismiss(host: PageEventsHost, life: Life, { banner, link }: { banner: Element; link: HTMLElement }): Promise<void> {
  try {
    await callShop(link.dataset[dismissal.addressKey] ?? '', {
      body: form(dismissal.fields),
      headers: { [dismissal.nonceHeader]: link.dataset[dismissal.nonceKey] ?? '' },
    })
    adoptAs(life, banner, { style: { display: 'none' } })
  } catch {
    host.announce(host.t('bannerFailed'))
  }
}
