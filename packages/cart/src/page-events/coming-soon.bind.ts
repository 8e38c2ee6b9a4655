import { closestTo, type Life, listen, pressByKey } from '@tillkit/dom'
import { adoptAs, live } from '@tillkit/mount'
import { callShop } from '@tillkit/platform'
import { form } from '@tillkit/platform/requests'
import { anatomy, dismissal } from './anatomy.ts'
import type { PageEventsHost } from './context.ts'

/** Dismisses the banner that tells the shop's own people that nobody else sees it. It stays where the shop does not answer. */
export function bindComingSoon(host: PageEventsHost): void {
  live(host, anatomy.comingSoon, (banner, life) => {
    // Without an address it is no link, so that no key clicks it.
    live(life, anatomy.dismiss, (link, linkLife) => {
      adoptAs(linkLife, link, { attributes: { role: 'button', tabindex: '0' } })
      pressByKey(linkLife, link)
    }, banner)
    listen<MouseEvent>(life, banner, 'click', (event) => {
      const link = closestTo(event, anatomy.dismiss)
      if (link) return dismiss(host, life, { banner, link })
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
